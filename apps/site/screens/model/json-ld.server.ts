import type { ItemList, WithContext } from 'schema-dts'
import { pageAddress } from '#apps/site/detail/offer-price.server.ts'
import type { Locale } from '#i18n/locales.ts'
import type { ModelView } from './model-view.ts'

/** schema.org `ItemList` of the versions and units of a model, in the order of the page; each has its own page, which tells of it. */
export function modelJsonLd(site: { siteOrigin: string; locale: Locale }, { title, versions, units }: ModelView): WithContext<ItemList>[] {
  const pages = [
    ...versions.rows.map(({ href, name }) => ({ href, name: `${title} ${name}` })),
    ...units.cards.map(({ href, title: name, stockRef }) => ({ href, name: `${name} ${stockRef}` })),
  ]
  if (pages.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      numberOfItems: pages.length,
      itemListElement: pages.map(({ href, name }, at) => ({ '@type': 'ListItem', position: at + 1, url: pageAddress(site, href), name })),
    },
  ]
}
