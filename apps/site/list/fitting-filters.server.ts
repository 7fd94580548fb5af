import { listFittingsInputSchema, type FittingFacetName, type FittingPage, type ListFittingsInput } from '#contract/fitting.ts'
import { FITTING_RANGES } from '#contract/fitting-values.ts'
import { readRange } from '#contract/filter-schemas.ts'
import { boundNames } from '#contract/vehicle.ts'
import { fittingCategoryLabel } from '#apps/site/fitting/fitting-card-view.server.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { unitName } from '#apps/site/vehicle/figure-labels.server.ts'
import type { FacetLabels } from './filter-view.server.ts'
import type { ActiveFilter } from './filter-view.ts'
import { activeRanges, type RangeLabels } from './range-view.server.ts'
import { readFigure } from './read-figure.ts'

/** Names of the address that the list reads. */
const LISTS = ['category', 'brand'] as const
const SINGLES = ['model', 'year', 'word', 'sort', 'page']

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readFittingsQuery(query: URLSearchParams): ListFittingsInput {
  const given = [
    ...LISTS.map((name) => [name, query.getAll(name)] as const),
    ...SINGLES.map((name) => [name, query.get(name) ?? undefined] as const),
    ...boundNames(FITTING_RANGES).map((name) => [name, readFigure(query.get(name) ?? '') ?? undefined] as const),
  ]
  const valid = given.filter(([name, value]) => listFittingsInputSchema.safeParse({ [name]: value }).success)
  return listFittingsInputSchema.parse(Object.fromEntries(valid))
}

/** The query that a filter stands for, without what the list does not know. */
export function queryOf(filter: ListFittingsInput): URLSearchParams {
  const { category = [], brand = [], model, year, word, sort } = filter
  const price = readRange(filter, 'price')
  const bounds = [
    ['price_from', price?.from?.toString() ?? ''],
    ['price_to', price?.to?.toString() ?? ''],
  ]
  const lists = [...category.map((value) => ['category', value]), ...brand.map((value) => ['brand', value])]
  return new URLSearchParams([...lists, ['model', model ?? ''], ['year', year ?? ''], ...bounds, ['word', word ?? ''], ['sort', sort]])
}

/** The filters that are set, in words. */
export function activeFittingFilters(language: SiteLanguage, filter: ListFittingsInput, page: Pick<FittingPage, 'facets'>): ActiveFilter[] {
  const chosen = page.facets.flatMap(({ name, options }) =>
    options
      .filter((option) => option.is_selected)
      .map((option) => ({ name, value: option.value, label: FITTING_FACET_LABELS[name].label(language, option.value, option) })),
  )
  const word = filter.word ? [{ name: 'word', value: filter.word, label: filter.word }] : []
  return [...word, ...chosen, ...activeRanges(language, FITTING_RANGE_LABELS, filter)]
}

/** The facets of the fittings list and their values in words; the list shows them as chips and choices. */
export const FITTING_FACET_LABELS: FacetLabels<FittingFacetName> = {
  category: { title: (t) => t('fittings.categories'), label: ({ t }, value) => fittingCategoryLabel(t, value) },
  brand: { title: (t) => t('fittings.brand'), label: (_language, value, option) => option.label ?? value },
  model: { title: (t) => t('fittings.model'), label: (_language, value) => value },
  year: { title: (t) => t('fittings.year'), label: (_language, value) => value },
}

/** The figures that parts can be narrowed to. */
export const FITTING_RANGE_LABELS: readonly RangeLabels[] = [{ name: 'price', title: (t) => t('filter.price'), unit: (t) => unitName(t, 'price') }]
