import type { ShortlistThing } from '#core/domain/shortlist/index.ts'
import { fittingCardView } from '#apps/site/fitting/fitting-card-view.server.ts'
import { landedCardsOf, landedPrices, type PricesAtPlace } from '#apps/site/landed-price/landed-cards.server.ts'
import { dollars, validText } from '#apps/site/landed-price/landed-words.server.ts'
import type { LandedCards } from '#apps/site/landed-price/landed-view.ts'
import type { SiteContext, SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { modelTitle } from '#apps/site/vehicle/car-card-view.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import type { ShortlistRow } from './shortlist-view.ts'

/** Things with their prices at the visitor's destination. */
export async function shortlistRows(site: SiteContext, things: readonly ShortlistThing[]): Promise<ShortlistRow[]> {
  const prices = await landedPrices(site, {
    cars: things.flatMap((thing) => (thing.kind === 'car' ? [{ href: `/car/${thing.card.model_sign}` }] : [])),
    units: things.flatMap((thing) => (thing.kind === 'used' ? [{ stockRef: thing.card.stock_ref, status: thing.card.status }] : [])),
  })
  const landed = prices === null ? {} : withCif(site, prices)
  return things.map((thing) => shortlistRow(site, thing, landed))
}

/** What cards say, with the price to the port beside the total, and until when its freight holds. */
function withCif(site: SiteContext, found: PricesAtPlace): LandedCards {
  return Object.fromEntries(
    Object.entries(landedCardsOf(site, found)).map(([key, view]) => {
      const { cif_usd: cif, landed_total_usd: total, lines = [] } = found.prices.get(key)?.best ?? {}
      if (typeof cif !== 'number') return [key, view]
      const freight = lines.find(({ line }) => line === 'freight')
      const valid = freight?.valid_to ? validText(site, null, freight.valid_to) : null
      return [key, { ...view, text: dotted([view.text, total === null ? null : `CIF ${dollars(site, cif)}`, valid]) }]
    }),
  )
}

/** A thing with picture, price and availability, as its card in a list has them. */
export function shortlistRow(language: SiteLanguage, thing: ShortlistThing, landed: LandedCards = {}): ShortlistRow {
  const { t } = language
  const { kind, sign } = thing
  if (kind === 'car') {
    const card = carCardView(language, thing.card)
    return {
      kind,
      sign,
      href: card.href,
      title: modelTitle(card),
      reference: '',
      status: null,
      price: card.price,
      quoteText: t('price.askForQuote'),
      term: card.term,
      subtitle: dotted([card.subtitle, card.kind]),
      facts: factsOf(language, card.figures),
      picture: card.picture,
      drawing: card.drawing,
      landed: landed[`new ${thing.card.model_sign}`] ?? null,
    }
  }
  if (kind === 'used') {
    const { href, title, term, price, picture, drawing, subtitle, status, figures, stockRef, kind: body } = usedCardView(language, thing.card)
    return {
      kind,
      sign,
      href,
      title,
      reference: stockRef,
      price,
      term,
      picture,
      drawing: picture === null ? drawing : null,
      landed: landed[`used ${stockRef}`] ?? null,
      subtitle: dotted([subtitle, body]),
      facts: factsOf(language, figures),
      quoteText: status === 'sold' ? t('used.status.sold') : t('price.askForQuote'),
      status: status === 'available' ? null : t(`used.status.${status}`),
    }
  }
  const { sku, href, name, category, fits, moq, price, per, photograph, drawing } = fittingCardView(language, thing.card)
  return {
    kind,
    sign,
    href,
    title: name,
    reference: sku,
    subtitle: dotted([sku, category]),
    facts: dotted([fits, moq]),
    ...(thing.card.moq > 1 && { least: { pieces: thing.card.moq, text: t('partNumbers.few', { amount: moq }) } }),
    status: null,
    price,
    quoteText: t('price.askForQuote'),
    term: price === null ? t('price.fob') : dotted([t('price.fob'), per]),
    picture: photograph,
    drawing: photograph === null ? drawing : null,
    landed: null,
  }
}

function factsOf({ t }: SiteLanguage, figures: readonly { value: string; label: string }[]): string {
  return dotted(figures.map(({ label, value }) => t('common.labelled', { label, value })))
}
