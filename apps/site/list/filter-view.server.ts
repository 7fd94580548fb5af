import type { FacetOption } from '#contract/car.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { ActiveFilter, FacetOptionView, FacetView, FilterView } from './filter-view.ts'
import type { ListAddress } from './list-address.ts'

export type Words = { t: SiteTranslator; locale: Locale }

type Facet<Name extends string> = { name: Name; options: readonly FacetOption[] }

/** What each facet of a list and its values are called. */
export type FacetWords<Name extends string> = Readonly<
  Record<Name, { title: (t: SiteTranslator) => string; label: (words: Words, value: string, option: FacetOption) => string }>
>

export type FilterInput<Name extends string> = {
  words: Words
  address: ListAddress
  path: string
  query: URLSearchParams
  sort: string
  total: number
  facets: readonly Facet<Name>[]
  facetWords: FacetWords<Name>
  /** Filters that are typed or linked and have no facet, with their words. */
  typed: readonly { name: string; labelOf: (value: string) => string }[]
}

/** Facets in words and the active filters, each with the link that takes it away. */
export function filterView<Name extends string>(input: FilterInput<Name>): FilterView {
  const { words, address, path, query, sort, total, facets } = input
  return {
    path,
    sort,
    total,
    facets: facets.filter((facet) => facet.options.length > 0).map((facet) => facetView(words, facet, input.facetWords)),
    active: activeFilters(input),
    hidden: [...input.typed.map(({ name }) => name), 'noHeader'].flatMap((name) =>
      query
        .getAll(name)
        .filter((value) => value !== '' || name === 'noHeader')
        .map((value) => ({ name, value })),
    ),
    clearHref: address.withoutFilters(path, query),
    totalText: words.t('list.count', { count: total }),
  }
}

/** A facet in words. */
export function facetView<Name extends string>(words: Words, { name, options }: Facet<Name>, facetWords: FacetWords<Name>): FacetView {
  const { title, label } = facetWords[name]
  return {
    name,
    title: title(words.t),
    options: options.map((option): FacetOptionView => [option.value, label(words, option.value, option), formatNumber(words.locale, option.count)]),
    selected: options.filter((option) => option.is_selected).map((option) => option.value),
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
    const value = name === 'word' ? query.get('word') : query.getAll(name)
    if (isFilter({ [name]: value })) kept[name] = value
  }
  return kept
}

function activeFilters<Name extends string>({ words, address, path, query, facets, facetWords, typed }: FilterInput<Name>): ActiveFilter[] {
  const fromFacets = facets.flatMap(({ name, options }) =>
    options
      .filter((option) => option.is_selected)
      .map((option) => ({ label: facetWords[name].label(words, option.value, option), href: address.withoutValue(path, query, name, option.value) })),
  )
  const fromTyped = typed.flatMap((filter) =>
    query
      .getAll(filter.name)
      .flatMap((value) => value.split(','))
      .filter((value) => value.trim() !== '')
      .map((value) => ({ label: filter.labelOf(value), href: address.withoutValue(path, query, filter.name, value) })),
  )
  return [...fromTyped, ...fromFacets]
}
