import { listFittingsInputSchema, type FittingFacetName, type FittingPage, type ListFittingsInput } from '#contract/fitting.ts'
import { formatNumber } from '#i18n/format.ts'
import { fittingCategoryLabel, fittingCardView } from '#apps/site/fitting/fitting-card-view.server.ts'
import type { ActiveFilter } from '#apps/site/list/filter-view.ts'
import { facetView, type FacetLabels } from '#apps/site/list/filter-view.server.ts'
import { fittingsAddress } from './fittings-address.ts'
import type { CategoryChip, Choice, FittingsView } from './fittings-view.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'

/** Names of the address that the list reads. */
const LISTS = ['category', 'brand'] as const
const SINGLES = ['model', 'year', 'word', 'sort', 'page'] as const

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readFittingsQuery(query: URLSearchParams): ListFittingsInput {
  const given = [...LISTS.map((name) => [name, query.getAll(name)] as const), ...SINGLES.map((name) => [name, query.get(name) ?? undefined] as const)]
  const valid = given.filter(([name, value]) => listFittingsInputSchema.safeParse({ [name]: value }).success)
  return listFittingsInputSchema.parse(Object.fromEntries(valid))
}

/** The query that a filter stands for, without what the list does not know. */
export function queryOf({ category = [], brand = [], model, year, word, sort }: ListFittingsInput): URLSearchParams {
  const lists = [...category.map((value) => ['category', value]), ...brand.map((value) => ['brand', value])]
  return new URLSearchParams([...lists, ['model', model ?? ''], ['year', year ?? ''], ['word', word ?? ''], ['sort', sort]])
}

/** The list as the screen shows it. */
export function fittingsView(language: SiteLanguage, filter: ListFittingsInput, page: FittingPage): FittingsView {
  const query = queryOf(filter)
  const hasFilter = [filter.category, filter.brand, filter.word].some((value) => value !== undefined && value.length > 0)
  return {
    fittings: page.list.map((card) => fittingCardView(language, card)),
    page: page.page,
    pageCount: page.page_count,
    countText: language.t('fittings.count', { count: page.total }),
    chips: categoryChips(language, page),
    form: {
      word: filter.word ?? '',
      brand: filter.brand?.[0] ?? '',
      sort: filter.sort,
      brands: choices(language, page, 'brand', language.t('fittings.allBrands')),
      models: filter.brand?.length === 1 ? choices(language, page, 'model', language.t('fittings.allModels')) : null,
      model: filter.model ?? '',
      years: filter.brand?.length === 1 && filter.model ? choices(language, page, 'year', language.t('fittings.allYears')) : null,
      year: filter.year ?? '',
    },
    clearHref: hasFilter ? fittingsAddress(query, { category: null, brand: null, model: null, year: null, word: null }) : null,
  }
}

/** The filters that are set, in words. */
export function activeFittingFilters(language: SiteLanguage, filter: ListFittingsInput, page: FittingPage): ActiveFilter[] {
  const chosen = page.facets.flatMap(({ name, options }) =>
    options
      .filter((option) => option.is_selected)
      .map((option) => ({ name, value: option.value, label: FITTING_FACET_LABELS[name].label(language, option.value, option) })),
  )
  return filter.word ? [{ name: 'word', value: filter.word, label: filter.word }, ...chosen] : chosen
}

/** The facets of the fittings list and their values in words; the list shows them as chips and choices. */
const FITTING_FACET_LABELS: FacetLabels<FittingFacetName> = {
  category: { title: (t) => t('fittings.categories'), label: ({ t }, value) => fittingCategoryLabel(t, value) },
  brand: { title: (t) => t('fittings.brand'), label: (_language, value, option) => option.label ?? value },
  model: { title: (t) => t('fittings.model'), label: (_language, value) => value },
  year: { title: (t) => t('fittings.year'), label: (_language, value) => value },
}

function categoryChips(language: SiteLanguage, page: FittingPage): CategoryChip[] {
  const facet = facetOf(page, 'category')
  const { options, selected } = facetView(language, facet, FITTING_FACET_LABELS)
  if (options.length === 0) return []
  const total = facet.options.reduce((sum, option) => sum + option.count, 0)
  const all = {
    label: language.t('common.all'),
    count: formatNumber(language.locale, total),
    value: null,
    isSelected: selected.length === 0,
  }
  const chips = options.map(([value, label, count]) => ({
    label,
    count,
    value,
    isSelected: selected.includes(value),
  }))
  return [all, ...chips]
}

function choices(language: SiteLanguage, page: FittingPage, name: FittingFacetName, all: string): Choice[] {
  const { options } = facetView(language, facetOf(page, name), FITTING_FACET_LABELS)
  return [{ value: '', label: all }, ...options.map(([value, label, count]) => ({ value, label: `${label} (${count})` }))]
}

function facetOf(page: FittingPage, name: FittingFacetName): FittingPage['facets'][number] {
  return page.facets.find((facet) => facet.name === name) ?? { name, options: [] }
}
