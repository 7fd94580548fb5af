import type { FacetOption } from '#contract/car.ts'
import { listUsedCarsInputSchema, usedCarFilterSchema, type ListUsedCarsInput, type UsedCarPage } from '#contract/used-car.ts'
import type { UsedCarStatus, UsedFacetName } from '#contract/used-values.ts'
import type { EnergyType } from '#contract/vehicle.ts'
import { formatNumber, formatUsd } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import { filterView, readFilterQuery } from '#apps/site/list/filter-view.server.ts'
import { bodyLabel, energyLabel, steeringLabel } from '#apps/site/vehicle/labels.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import { usedLabel } from '#apps/site/vehicle/used-labels.server.ts'
import { USED_LIST_ADDRESS } from './used-list-address.ts'
import type { UsedListView } from './used-list-view.ts'

type Words = { t: SiteTranslator; locale: Locale }

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readUsedQuery(query: URLSearchParams): ListUsedCarsInput {
  const kept = readFilterQuery(query, Object.keys(usedCarFilterSchema.shape), (one) => usedCarFilterSchema.safeParse(one).success)
  const page = listUsedCarsInputSchema.safeParse({ ...kept, sort: query.get('sort') ?? undefined, page: query.get('page') ?? undefined })
  return page.success ? page.data : listUsedCarsInputSchema.parse(kept)
}

/** The list as the screen shows it: cards, facets in words, active filters with the link that takes each away. */
export function usedListView(words: Words, input: { path: string; query: URLSearchParams; page: UsedCarPage; sort: string }): UsedListView {
  const { page, path, query, sort } = input
  return {
    units: page.list.map((unit) => usedCardView(words, unit)),
    page: page.page,
    pageCount: page.page_count,
    ...filterView({
      words,
      address: USED_LIST_ADDRESS,
      path,
      query,
      sort,
      total: page.total,
      facets: page.facets,
      titleOf: (name) => facetTitle(words.t, name),
      labelOf: (name, option) => facetLabel(words, name, option),
      typed: [{ name: 'word', labelOf: (value) => `“${value}”` }],
    }),
  }
}

function facetTitle(t: SiteTranslator, name: UsedFacetName): string {
  if (name === 'mileage') return t('used.mileage')
  if (name === 'port') return t('used.port')
  return name === 'status' ? t('used.state') : t(`filter.${name}`)
}

function facetLabel(words: Words, name: UsedFacetName, option: FacetOption): string {
  const { t, locale } = words
  const { value } = option
  switch (name) {
    case 'brand':
      return option.label ?? value
    case 'price':
      return bandLabel(t, value, (dollars) => formatUsd(locale, dollars * 100))
    case 'mileage':
      return bandLabel(t, value, (km) => t('unit.km', { value: formatNumber(locale, km) }))
    case 'energy':
      return energyLabel(t, value as EnergyType)
    case 'body':
      return bodyLabel(t, value)
    case 'steering':
      return steeringLabel(t, value)
    case 'status':
      return t(`used.status.${value as UsedCarStatus}`)
    case 'port':
      return usedLabel(t, 'port', value)
    case 'year':
      return value
  }
}

/** `0-5000`, `5000-10000`, `30000` in words; a band without an upper end begins there. */
function bandLabel(t: SiteTranslator, band: string, format: (value: number) => string): string {
  const [from = 0, to] = band.split('-').map(Number)
  if (to === undefined) return t('used.bandFrom', { value: format(from) })
  return from === 0 ? t('used.bandUpTo', { value: format(to) }) : t('used.bandBetween', { from: format(from), to: format(to) })
}
