import { carFilterSchema, listCarsInputSchema } from '#contract/car.ts'
import type { CarFacets, CarFilter, ListCarsInput } from '#contract/car.ts'
import { FUEL_TYPE_SIGNS } from '#contract/vehicle.ts'
import type { Locale } from '#i18n/locales.ts'
import { headWords } from '#apps/site/head/page-words.server.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { autoTypeLabel, bodyLabel, categoryLabel, energyLabel } from '#apps/site/vehicle/labels.server.ts'
import { CAR_FACET_LABELS, CAR_RANGE_LABELS } from './car-facet-labels.server.ts'
import { CAR_LIST_ADDRESS } from './car-list-address.ts'
import { filterView, readFilterQuery } from './filter-view.server.ts'
import type { ActiveFilter, FilterView } from './filter-view.ts'
import type { PortPrices } from './port-prices.server.ts'
import { listHeading } from './list-heading.server.ts'

export type CarFilters = { path: string; query: URLSearchParams; filter: CarFilter; facets: CarFacets; sort: string; total: number; prices: PortPrices }

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readListQuery(query: URLSearchParams): ListCarsInput {
  const kept = readFilterQuery(query, Object.keys(carFilterSchema.shape), (one) => carFilterSchema.safeParse(one).success)
  const page = listCarsInputSchema.safeParse({ ...kept, sort: query.get('sort') ?? undefined, page: query.get('page') ?? undefined })
  return page.success ? page.data : listCarsInputSchema.parse(kept)
}

/** The active filters alone, in words, for a page that asks for a car with them. */
export function activeCarFilters(language: SiteLanguage, input: Pick<CarFilters, 'query' | 'facets' | 'filter' | 'prices'>): ActiveFilter[] {
  return carFilters(language, { ...input, path: '/carList', sort: '0', total: input.facets.total }).active
}

/** The filters of a list of new cars in words. */
export function carFilters(language: SiteLanguage, { facets, prices, ...rest }: CarFilters): FilterView {
  const { t } = language
  return filterView({
    ...rest,
    language,
    address: CAR_LIST_ADDRESS,
    facets: facets.facets,
    facetLabels: CAR_FACET_LABELS,
    ranges: [...CAR_RANGE_LABELS, ...prices.ranges],
    typed: [
      { name: 'type', labelOf: (value) => quotedUnless(value, typeLabel(t, value)) },
      { name: 'word', labelOf: (value) => quotedUnless(value, value) },
    ],
  })
}

/** What somebody wrote stands in quotes; what we have words for does not. */
function quotedUnless(value: string, label: string): string {
  return label === value ? `“${value}”` : label
}

/** Words of a `type` value: auto, fuel or other type (R6.3), or a brand type. */
export function typeLabel(t: SiteTranslator, value: string): string {
  const sign = value.trim().toLowerCase().replaceAll(' ', '-')
  if (sign in FUEL_TYPE_SIGNS) return energyLabel(t, FUEL_TYPE_SIGNS[sign as keyof typeof FUEL_TYPE_SIGNS])
  if (sign === 'off-road' || sign === 'sports-car' || sign === 'accessories') return t(`otherType.${sign}`)
  if (sign === '1' || sign === '2') return categoryLabel(t, sign)
  const auto = autoTypeLabel(t, sign)
  return auto === sign ? bodyLabel(t, sign) : auto
}

/** Heading of the list: a phrase of its filters, else its type alone. */
export function carListTitle(
  language: SiteLanguage,
  { sort: _sort, page: _page, page_size: _size, ...filter }: ListCarsInput,
  { facets, active }: CarFacets & { active: readonly ActiveFilter[] },
): string {
  const type = filter.type?.length === 1 ? filter.type[0] : undefined
  const [category] = filter.category?.length === 1 ? filter.category : []
  const isAlone = Object.keys(filter).length === 1
  const phrase = isAlone ? typePhrase(language.locale, type ?? category) : null
  if (phrase !== null) return phrase
  return (
    (type !== undefined && isAlone ? null : listHeading(language, { kind: 'new', filter, facets, active, own: language.t('list.title') })) ??
    listTitle(language.t, type)
  )
}

/** The whole phrase that people search a type by ("Electric cars for export"); null for a type that has none. */
function typePhrase(locale: Locale, value: string | undefined): string | null {
  const sign = value?.trim().toLowerCase().replaceAll(' ', '-') ?? ''
  const name = sign === '1' ? 'passenger' : sign === '2' ? 'commercial' : TYPE_PHRASES.find((known) => known === sign)
  return name === undefined ? null : headWords(locale)(`type.${name}`)
}

const TYPE_PHRASES = ['mini', 'sedan', 'suv', 'mpv', 'lcv', 'electric', 'plug-in-hybrid', 'extended-range', 'off-road', 'sports-car'] as const

/** Heading of the list; a type that we have no words for names nothing, so that no address writes our headings. */
export function listTitle(t: SiteTranslator, type: string | undefined): string {
  if (type === undefined) return t('list.title')
  const label = typeLabel(t, type)
  const isKnown = label !== type.trim().toLowerCase().replaceAll(' ', '-')
  return isKnown ? t('list.titleOf', { name: label }) : t('list.title')
}
