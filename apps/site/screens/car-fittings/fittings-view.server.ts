import { listFittingsInputSchema, type FittingFacetName, type FittingPage, type ListFittingsInput } from '#contract/fitting.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import { fittingCategoryLabel, fittingView } from '#apps/site/fitting/fitting-view.server.ts'
import { fittingsAddress } from './fittings-address.ts'
import type { CategoryChip, Choice, FittingsView } from './fittings-view.ts'

type Words = { t: SiteTranslator; locale: Locale }

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
export function fittingsView(words: Words, filter: ListFittingsInput, page: FittingPage): FittingsView {
  const query = queryOf(filter)
  const hasFilter = [filter.category, filter.brand, filter.word].some((value) => value !== undefined && value.length > 0)
  return {
    parts: page.list.map((card) => fittingView(words, card)),
    page: page.page,
    pageCount: page.page_count,
    countText: words.t('fittings.count', { count: page.total }),
    chips: categoryChips(words, query, page),
    form: {
      word: filter.word ?? '',
      brand: filter.brand?.[0] ?? '',
      sort: filter.sort,
      categories: filter.category ?? [],
      brands: choices(words, page, 'brand', words.t('fittings.allBrands')),
      models: filter.brand?.length === 1 ? choices(words, page, 'model', words.t('fittings.allModels')) : null,
      model: filter.model ?? '',
      years: filter.brand?.length === 1 && filter.model ? choices(words, page, 'year', words.t('fittings.allYears')) : null,
      year: filter.year ?? '',
    },
    clearHref: hasFilter ? fittingsAddress(query, { category: null, brand: null, model: null, year: null, word: null }) : null,
  }
}

function categoryChips({ t, locale }: Words, query: URLSearchParams, page: FittingPage): CategoryChip[] {
  const options = page.facets.find((facet) => facet.name === 'category')?.options ?? []
  if (options.length === 0) return []
  const total = options.reduce((sum, option) => sum + option.count, 0)
  const all = {
    label: t('common.all'),
    count: formatNumber(locale, total),
    href: fittingsAddress(query, { category: null }),
    isSelected: options.every((option) => !option.is_selected),
  }
  const chips = options.map((option) => ({
    label: fittingCategoryLabel(t, option.value),
    count: formatNumber(locale, option.count),
    href: fittingsAddress(query, { category: option.value }),
    isSelected: option.is_selected,
  }))
  return [all, ...chips]
}

function choices({ locale }: Words, page: FittingPage, name: FittingFacetName, all: string): Choice[] {
  const options = page.facets.find((facet) => facet.name === name)?.options ?? []
  const values = options.map((option) => ({ value: option.value, label: `${option.label ?? option.value} (${formatNumber(locale, option.count)})` }))
  return [{ value: '', label: all }, ...values]
}
