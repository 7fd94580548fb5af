import type { FacetOption } from '#contract/car.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import type { ActiveFilter, FacetOptionView, FilterView } from './filter-view.ts'
import type { ListAddress } from './list-address.ts'

type Facet<Name extends string> = { name: Name; options: readonly FacetOption[] }

export type FilterInput<Name extends string> = {
  words: { t: SiteTranslator; locale: Locale }
  address: ListAddress
  path: string
  query: URLSearchParams
  sort: string
  total: number
  facets: readonly Facet<Name>[]
  titleOf: (name: Name) => string
  labelOf: (name: Name, option: FacetOption) => string
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
    facets: facets
      .filter((facet) => facet.options.length > 0)
      .map((facet) => ({
        name: facet.name,
        title: input.titleOf(facet.name),
        options: facet.options.map((option): FacetOptionView => [option.value, input.labelOf(facet.name, option), formatNumber(words.locale, option.count)]),
        selected: facet.options.filter((option) => option.is_selected).map((option) => option.value),
      })),
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

function activeFilters<Name extends string>({ address, path, query, facets, labelOf, typed }: FilterInput<Name>): ActiveFilter[] {
  const fromFacets = facets.flatMap(({ name, options }) =>
    options
      .filter((option) => option.is_selected)
      .map((option) => ({ label: labelOf(name, option), href: address.withoutValue(path, query, name, option.value) })),
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
