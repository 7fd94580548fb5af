import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { thingPath } from '#core/domain/enquiry/index.ts'
import { listShortlist, type ShortlistThing } from '#core/domain/shortlist/index.ts'

/** Something that a lead asks for. `cents`: its FOB price today, US cents; `path`: its page; null where it has none, or is not on the site any more. */
export type LeadThing = { name: string; cents: number | null; path: string | null }

type Asked = Pick<EnquiryDetail, 'items' | 'car_model_sign' | 'buyer_vehicle'>
type Wanted = { kind: 'car' | 'used' | 'part'; sign: string }

/** What a lead asks for, in the buyer's order and named as the buyer has it; empty for a general question. */
export async function readLeadThings(ctx: Ctx, lead: Asked): Promise<LeadThing[]> {
  const wanted = lead.items.flatMap(({ kind, sign }): Wanted[] => (kind === 'number' ? [] : [{ kind, sign }]))
  const { car_model_sign: sign, buyer_vehicle: name } = lead
  if (lead.items.length > 0) {
    const known = await listShortlist({ ctx, input: { items: wanted } })
    return lead.items.map((item) =>
      thingOf(
        item.buyer_name ?? item.name ?? item.sign,
        known.find((each) => each.kind === item.kind && each.sign === item.sign),
      ),
    )
  }
  if (name === null) return []
  // Whether the sign is a car's, a unit's or a part's, the catalogue knows.
  const kinds = sign === null ? [] : (['car', 'used', 'part'] as const).map((kind) => ({ kind, sign }))
  const [found] = await listShortlist({ ctx, input: { items: kinds } })
  return [thingOf(name, found)]
}

function thingOf(name: string, found: ShortlistThing | undefined): LeadThing {
  if (found === undefined) return { name, cents: null, path: null }
  return { name, cents: isSold(found) ? null : found.card.fob_price_usd_cents, path: pathOf(found) }
}

function isSold(thing: ShortlistThing): boolean {
  return thing.kind === 'used' && thing.card.status === 'sold'
}

function pathOf(thing: ShortlistThing): string {
  if (thing.kind === 'car') return thingPath({ kind: 'car', sign: thing.card.model_sign })
  return thing.kind === 'used' ? thingPath({ kind: 'used', sign: thing.card.stock_ref }) : thingPath({ kind: 'part', sign: thing.card.sku })
}
