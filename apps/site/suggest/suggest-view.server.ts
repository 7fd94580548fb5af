import type { Picture } from '#contract/car.ts'
import type { SearchSuggestions } from '#contract/search.ts'
import { fittingCardView } from '#apps/site/fitting/fitting-card-view.server.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import type { SuggestionGroup, SuggestView } from './suggest-view.ts'

/** Suggestions in the reader's language, with prices and pictures as cards have them. */
export function suggestView(language: SiteLanguage, found: SearchSuggestions): SuggestView {
  const { t } = language
  const ask = t('price.askForQuote')
  const groups: SuggestionGroup[] = [
    { title: '', rows: found.phrases.map((word) => plainRow(`/searchsite?${new URLSearchParams({ word }).toString()}`, word)) },
    {
      title: t('search.cars'),
      rows: found.cars.map((card) => {
        const { href, brandName, modelName, subtitle, kind, price, picture, drawing } = carCardView(language, card)
        return {
          href,
          text: `${brandName} ${modelName}`,
          note: noteOf([subtitle, kind]),
          price: fobOf(price) ?? ask,
          picture: sourceOf(picture) ?? drawing?.src ?? null,
        }
      }),
    },
    {
      title: t('menu.usedCars'),
      rows: found.used_cars.map((unit) => {
        const { href, title, subtitle, kind, price, picture, drawing } = usedCardView(language, unit)
        return { href, text: title, note: noteOf([subtitle, kind]), price: fobOf(price) ?? '', picture: sourceOf(picture) ?? drawing.src }
      }),
    },
    {
      title: t('menu.carFittings'),
      rows: found.fittings.map((card) => {
        const { href, name, category, sku, price, photograph, drawing } = fittingCardView(language, card)
        return { href, text: name, note: noteOf([sku, category]), price: fobOf(price) ?? ask, picture: sourceOf(photograph) ?? drawing.src }
      }),
    },
    { title: t('search.brands'), rows: found.brands.map((brand) => plainRow(`/brand/${brand.brand_sign}`, brand.brand_name)) },
    { title: t('search.pages'), rows: found.pages.map((page) => plainRow(page.url, page.title)) },
  ].filter(({ rows }) => rows.length > 0)
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return { label: t('search.suggestions'), status: t('search.suggested', { count }), groups }
}

/** Facts in one line, each kept whole: a Latin name with figures among Arabic words would else lose its order. */
function noteOf(parts: readonly (string | null)[]): string {
  return dotted(parts.map((part) => (part === null || part === '' ? null : `\u2068${part}\u2069`)))
}

/** Other prices of the site may be those at the visitor's port. */
function fobOf(price: string | null): string | null {
  return price === null ? null : `FOB ${price}`
}

function plainRow(href: string, text: string): SuggestionGroup['rows'][number] {
  return { href, text, note: '', price: '', picture: null }
}

/** The smallest rendition of a picture. */
function sourceOf(picture: Picture | null): string | null {
  if (picture === null) return null
  const own = picture.sources.find(({ srcset }) => srcset.includes(picture.src)) ?? picture.sources[0]
  return own?.srcset.split(/[ ,]/)[0] ?? picture.src
}
