import { localeOrigin, type Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'

/** A price in US cents as schema.org writes it, without cents where there are none. */
export function offerPrice(cents: number): { price: string; priceCurrency: 'USD' } {
  return { price: (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2), priceCurrency: 'USD' }
}

/** Who offers everything on this site, as structured data names it; the whole of it stands on the home page under the same `@id`. */
export function sellerData({ siteOrigin, company }: { siteOrigin: string; company: string }): {
  '@type': 'Organization'
  '@id': string
  name: string
  url: string
} {
  return { '@type': 'Organization', '@id': `${siteOrigin}/#company`, name: company, url: `${siteOrigin}/` }
}

/** What structured data of any vehicle or part stands on: the page's own origin, its description and picture, and who sells. */
export type OfferPage = { siteOrigin: string; locale: Locale; t: SiteTranslator; company: string; description: string; image: string | null }

/** An address of the page's language. */
export function pageAddress({ siteOrigin, locale }: Pick<OfferPage, 'siteOrigin' | 'locale'>, path: string): string {
  return path.startsWith('/') ? `${localeOrigin(siteOrigin, locale) ?? siteOrigin}${path}` : path
}
