import type { FacetOption } from '#contract/car.ts'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { formatNumber } from '#i18n/format.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import type { ActiveFilter, FacetOptionView, FacetView, FilterView } from './filter-view.ts'
import { ADMITTED, BOUND, type ListAddress } from './list-address.ts'
import { readFigure } from './read-figure.ts'
import { activeRanges, boundsView, turnedNotes, unreadBounds, type RangeFilter, type RangeLabels } from './range-view.server.ts'

type Facet<Name extends string> = { name: Name; options: readonly FacetOption[] }

/** What each facet of a list and its values are called. */
export type FacetLabels<Name extends string> = Readonly<
  Record<Name, { title: (t: SiteTranslator) => string; label: (language: SiteLanguage, value: string, option: FacetOption) => string }>
>

export type FilterInput<Name extends string> = {
  language: SiteLanguage
  address: ListAddress
  path: string
  query: URLSearchParams
  sort: string
  total: number
  facets: readonly Facet<Name>[]
  facetLabels: FacetLabels<Name>
  /** Filters that are typed or linked and have no facet, with their words. */
  typed: readonly { name: string; labelOf: (value: string) => string }[]
  /** Figures with bounds, and the filter that has them. */
  ranges: readonly RangeLabels[]
  filter: RangeFilter
}

/** Facets in words and the active filters. */
export function filterView<Name extends string>(input: FilterInput<Name>): FilterView {
  const { language, address, path, query, sort, total, facets } = input
  return {
    path,
    sort,
    total,
    facets: facets.flatMap((facet) => [facetWithRange(input, facet), ...rangesBehind(input, facet.name)]).filter(isOffered),
    active: activeFilters(input),
    turned: turnedNotes(language, input.ranges, { filter: input.filter, query }),
    unread: unreadBounds(language, input.ranges, query),
    hidden: [...input.typed.map(({ name }) => name), ADMITTED, DESTINATION_NAME, 'noHeader'].flatMap((name) =>
      query
        .getAll(name)
        .filter((value) => value !== '' || name === 'noHeader')
        .map((value) => ({ name, value })),
    ),
    clearHref: address.withoutFilters(path, query),
    totalText: language.t('list.count', { count: total }),
  }
}

function facetWithRange<Name extends string>({ language, facetLabels, ranges, filter, query }: FilterInput<Name>, facet: Facet<Name>): FacetView {
  const range = ranges.find(({ name }) => name === facet.name)
  return { ...facetView(language, facet, facetLabels), bounds: range ? boundsView(language, range, { filter, query }) : null }
}

/** Figures that are no facet. */
function rangesBehind<Name extends string>({ language, ranges, filter, query }: FilterInput<Name>, facet: Name): FacetView[] {
  return ranges
    .filter(({ behind }) => behind === facet)
    .map((range) => ({ name: range.name, title: range.title(language.t), options: [], selected: [], bounds: boundsView(language, range, { filter, query }) }))
}

function isOffered({ options, bounds }: FacetView): boolean {
  return options.length > 0 || bounds !== null
}

/** A facet in words. */
export function facetView<Name extends string>(language: SiteLanguage, { name, options }: Facet<Name>, facetLabels: FacetLabels<Name>): FacetView {
  const { title, label } = facetLabels[name]
  return {
    name,
    title: title(language.t),
    options: options.map((option): FacetOptionView => [option.value, label(language, option.value, option), formatNumber(language.locale, option.count)]),
    selected: options.filter((option) => option.is_selected).map((option) => option.value),
    bounds: null,
  }
}

/** Reads an address leniently: a filter that is none is passed over, never an error page. */
export function readFilterQuery(
  query: URLSearchParams,
  names: readonly string[],
  isFilter: (one: Record<string, unknown>) => boolean,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const name of names) {
    if (!query.has(name)) continue
    const value = BOUND.test(name) ? readFigure(query.get(name) ?? '') : name === 'word' ? query.get(name) : query.getAll(name)
    if (isFilter({ [name]: value })) kept[name] = value
  }
  return kept
}

function activeFilters<Name extends string>({ language, query, facets, facetLabels, typed, ranges, filter }: FilterInput<Name>): ActiveFilter[] {
  const fromFacets = facets.flatMap(({ name, options }) =>
    options
      .filter((option) => option.is_selected)
      .map((option) => ({ name, value: option.value, label: facetLabels[name].label(language, option.value, option) })),
  )
  const fromTyped = typed.flatMap((entry) =>
    query
      .getAll(entry.name)
      .flatMap((value) => value.split(','))
      .filter((value) => value.trim() !== '')
      .map((value) => ({ name: entry.name, value, label: entry.labelOf(value) })),
  )
  return [...fromTyped, ...fromFacets, ...activeRanges(language, ranges, filter)]
}
