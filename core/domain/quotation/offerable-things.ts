import type { FindOfferableInput, OfferableThing } from '#contract/quotation.ts'
import type { Ctx } from '#core/domain/context.ts'
import { vehicleName } from '#core/domain/enquiry/index.ts'
import { requireOneOf } from '#core/domain/permission/index.ts'
import { suggestCatalogue } from '#core/domain/search/index.ts'
import { listShortlist, type ShortlistThing } from '#core/domain/shortlist/index.ts'
import type { Locale } from '#i18n/locales.ts'

/** What is on the site under a name, stock reference or part number, as it would stand in an offer of the language. Permission `quotation.write` or `enquiry.write`. */
export async function findOfferableThings({ ctx, input }: { ctx: Ctx; input: FindOfferableInput }): Promise<OfferableThing[]> {
  requireOneOf(ctx, ['quotation.write', 'enquiry.write'])
  const found = await suggestCatalogue({ ctx: { ...ctx, locale: input.locale }, input: { word: input.word } })
  return [
    ...found.cars.map((card) => offered({ kind: 'car', sign: card.model_sign, card })),
    ...found.used_cars.map((card) => offered({ kind: 'used', sign: card.stock_ref, card })),
    ...found.fittings.map((card) => offered({ kind: 'part', sign: card.sku, card })),
  ]
}

type Asked = { kind: 'car' | 'used' | 'part'; sign: string }

/** The same of things by their signs, in their order; what is not on the site is left out. */
export async function listOfferable(ctx: Ctx, { locale, things }: { locale: Locale; things: readonly Asked[] }): Promise<OfferableThing[]> {
  return (await listShortlist({ ctx: { ...ctx, locale }, input: { items: things } })).map(offered)
}

function offered(thing: ShortlistThing): OfferableThing {
  if (thing.kind === 'part') {
    const { sku, name, fob_price_usd_cents } = thing.card
    return { kind: 'part', sign: sku, title: name, details: '', list_cents: fob_price_usd_cents }
  }
  const { brand_name, model_name, trim, model_year, fob_price_usd_cents } = thing.card
  const name = vehicleName(brand_name, [model_name, trim].filter((part) => part !== null).join(' ')) ?? model_name
  return {
    kind: thing.kind,
    sign: thing.kind === 'car' ? thing.card.model_sign : thing.card.stock_ref,
    title: [name, model_year].filter((part) => part !== null).join(' · '),
    details: '',
    list_cents: fob_price_usd_cents,
  }
}
