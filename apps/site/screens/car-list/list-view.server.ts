import { carFilterSchema, listCarsInputSchema } from '#contract/car.ts'
import type { CarFacets, CarPage, FacetOption, ListCarsInput } from '#contract/car.ts'
import type { FacetName } from '#contract/vehicle.ts'
import type { EnergyType, PriceBand } from '#contract/vehicle.ts'
import { FUEL_TYPE_SIGNS } from '#contract/vehicle.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import { carPageView } from '#apps/site/vehicle/car-card-view.server.ts'
import {
  autoTypeLabel,
  bodyLabel,
  categoryLabel,
  driveLabel,
  energyLabel,
  engineBandLabel,
  steeringLabel,
  transmissionLabel,
} from '#apps/site/vehicle/labels.server.ts'
import type { ActiveFilter, FacetOptionView, FacetView, ListView } from './list-view.ts'
import { withoutFilters, withoutValue } from './list-address.ts'

type Words = { t: SiteTranslator; locale: Locale }

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readListQuery(query: URLSearchParams): ListCarsInput {
  const raw: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) raw[name] = query.getAll(name)
  const single = { sort: query.get('sort') ?? undefined, page: query.get('page') ?? undefined }
  const kept: Record<string, unknown> = {}
  for (const name of Object.keys(carFilterSchema.shape)) {
    if (raw[name] === undefined) continue
    const value = name === 'word' ? query.get('word') : raw[name]
    const one = carFilterSchema.safeParse({ [name]: value })
    if (one.success) kept[name] = value
  }
  const page = listCarsInputSchema.safeParse({ ...kept, ...single })
  return page.success ? page.data : listCarsInputSchema.parse(kept)
}

/** The list as the screen shows it: cards, facets in words, active filters with the link that takes each away. */
export function listView(words: Words, input: { path: string; query: URLSearchParams; page: CarPage; facets: CarFacets; sort: string }): ListView {
  const { path, query, page, facets, sort } = input
  return {
    ...carPageView(words, page),
    path,
    sort,
    facets: facets.facets.map((facet) => facetView(words, facet.name, facet.options)).filter((facet) => facet.options.length > 0),
    active: activeFilters(words, path, query, facets),
    hidden: ['type', 'word', 'noHeader'].flatMap((name) =>
      query
        .getAll(name)
        .filter((value) => value !== '' || name === 'noHeader')
        .map((value) => ({ name, value })),
    ),
    clearHref: withoutFilters(path, query),
    totalText: words.t('list.count', { count: page.total }),
  }
}

function facetView(words: Words, name: FacetName, options: readonly FacetOption[]): FacetView {
  return {
    name,
    title: words.t(`filter.${name}`),
    options: options.map((option): FacetOptionView => [option.value, facetLabel(words, name, option), formatNumber(words.locale, option.count)]),
    selected: options.filter((option) => option.is_selected).map((option) => option.value),
  }
}

function facetLabel({ t }: Words, name: FacetName, option: FacetOption): string {
  const { value } = option
  switch (name) {
    case 'brand':
      return option.label ?? value
    case 'price':
      return t(`price.band.${value as PriceBand}`)
    case 'energy':
      return energyLabel(t, value as EnergyType)
    case 'auto_type':
      return autoTypeLabel(t, value)
    case 'body':
      return bodyLabel(t, value)
    case 'drive':
      return driveLabel(t, value)
    case 'engine':
      return engineBandLabel(t, value)
    case 'transmission':
      return transmissionLabel(t, value)
    case 'steering':
      return steeringLabel(t, value)
    case 'category':
      return categoryLabel(t, value)
    case 'seats':
      return /^\d+$/.test(value) ? t('unit.seats', { count: Number(value) }) : value
    case 'emission':
    case 'year':
      return value
  }
}

function activeFilters(words: Words, path: string, query: URLSearchParams, facets: CarFacets): ActiveFilter[] {
  const fromFacets = facets.facets.flatMap((facet) =>
    facet.options
      .filter((option) => option.is_selected)
      .map((option) => ({
        label: facetLabel(words, facet.name, option),
        href: withoutValue(path, query, facet.name, option.value),
      })),
  )
  const typed = (['type', 'word'] as const).flatMap((name) =>
    query
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter((value) => value.trim() !== '')
      .map((value) => ({
        label: name === 'type' ? (typeLabel(words.t, value) === value ? `“${value}”` : typeLabel(words.t, value)) : `“${value}”`,
        href: withoutValue(path, query, name, value),
      })),
  )
  return [...typed, ...fromFacets]
}

/** Words of a `type` value: auto, fuel or other type of specification section 9, or a brand type. */
export function typeLabel(t: SiteTranslator, value: string): string {
  const sign = value.trim().toLowerCase().replaceAll(' ', '-')
  if (sign in FUEL_TYPE_SIGNS) return energyLabel(t, FUEL_TYPE_SIGNS[sign as keyof typeof FUEL_TYPE_SIGNS])
  if (sign === 'off-road' || sign === 'sports-car' || sign === 'accessories') return t(`otherType.${sign}`)
  if (sign === '1' || sign === '2') return categoryLabel(t, sign)
  const auto = autoTypeLabel(t, sign)
  return auto === sign ? bodyLabel(t, sign) : auto
}

/** Heading of the list; a type that we have no words for names nothing, so that no address writes our headings. */
export function listTitle(t: SiteTranslator, type: string | undefined): string {
  if (type === undefined) return t('list.title')
  const label = typeLabel(t, type)
  const isKnown = label !== type.trim().toLowerCase().replaceAll(' ', '-')
  return isKnown ? t('list.titleOf', { name: label }) : t('list.title')
}
