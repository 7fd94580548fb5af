import type { ShortlistThing } from '#core/domain/shortlist/index.ts'
import { fittingCardView } from '#apps/site/fitting/fitting-card-view.server.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { modelTitle } from '#apps/site/vehicle/car-card-view.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import type { ShortlistRow } from './shortlist-view.ts'

/** A thing with picture, price and availability, as its card in a list has them. */
export function shortlistRow(language: SiteLanguage, thing: ShortlistThing): ShortlistRow {
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
      term: t('price.fob'),
      subtitle: dotted([card.subtitle, card.kind]),
      facts: factsOf(language, card.figures),
      picture: card.picture,
      drawing: card.drawing,
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
    status: null,
    price,
    quoteText: t('price.askForQuote'),
    term: price === null ? t('price.fob') : dotted([t('price.fob'), per]),
    picture: photograph,
    drawing: photograph === null ? drawing : null,
  }
}

function factsOf({ t }: SiteLanguage, figures: readonly { value: string; label: string }[]): string {
  return dotted(figures.map(({ label, value }) => t('common.labelled', { label, value })))
}
