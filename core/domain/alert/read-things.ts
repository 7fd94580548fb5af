import type { AlertThingState } from '#contract/alert-values.ts'
import type { ShortlistKind } from '#contract/shortlist-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listShortlist, type ShortlistThing } from '#core/domain/shortlist/index.ts'
import { nameOfThing } from './name-of-thing.ts'

/** A thing as an alert keeps it: what it is called, and what is true of it now. Price in US cents. */
export type WatchedThing = { kind: ShortlistKind; sign: string; name: string; state: AlertThingState; fobPriceUsdCents: number | null }

/** Things by their signs as they are now, each once; what is not on the site is left out. */
export async function readThings(ctx: Ctx, items: readonly { kind: ShortlistKind; sign: string }[]): Promise<WatchedThing[]> {
  const found = (await listShortlist({ ctx, input: { items } })).map(toWatched)
  return [...new Map(found.map((thing) => [`${thing.kind} ${thing.sign}`, thing])).values()]
}

/** The signs of things as text in one fixed order. */
export function thingsQuery(things: readonly Pick<WatchedThing, 'kind' | 'sign'>[]): string {
  return new URLSearchParams(things.map(({ kind, sign }) => [kind, sign]).toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1))).toString()
}

function toWatched(thing: ShortlistThing): WatchedThing {
  const common = { name: nameOfThing(thing), fobPriceUsdCents: thing.card.fob_price_usd_cents }
  if (thing.kind === 'car') return { kind: 'car', sign: thing.card.model_sign, state: 'available', ...common }
  if (thing.kind === 'used') return { kind: 'used', sign: thing.card.stock_ref, state: thing.card.status, ...common }
  return { kind: 'part', sign: thing.card.sku, state: 'available', ...common }
}
