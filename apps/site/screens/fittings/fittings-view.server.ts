import { FITTING_RANGES } from '#contract/fitting-values.ts'
import type { FittingFacetName, FittingPage, ListFittingsInput } from '#contract/fitting.ts'
import { formatNumber } from '#i18n/format.ts'
import { fittingCardView } from '#apps/site/fitting/fitting-card-view.server.ts'
import { facetView } from '#apps/site/list/filter-view.server.ts'
import { FITTING_FACET_LABELS, FITTING_RANGE_LABELS, queryOf } from '#apps/site/list/fitting-filters.server.ts'
import { fittingsAddress } from '#apps/site/list/fittings-address.ts'
import { boundsView, hasRange } from '#apps/site/list/range-view.server.ts'
import type { CategoryChip, Choice, FittingsView } from './fittings-view.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'

/** What is asked for, as it stands in the address and as it was read, and what there is. */
export type FittingsInput = { query: URLSearchParams; filter: ListFittingsInput; page: FittingPage }

/** The list as the screen shows it. */
export function fittingsView(language: SiteLanguage, { query: asked, filter, page }: FittingsInput): FittingsView {
  const query = queryOf(filter)
  const hasFilter = hasRange(asked, FITTING_RANGES) || [filter.category, filter.brand, filter.word].some((value) => value !== undefined && value.length > 0)
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
      ranges: FITTING_RANGE_LABELS.map((range) => ({
        name: range.name,
        title: range.title(language.t),
        bounds: boundsView(language, range, { filter, query: asked }),
      })),
    },
    clearHref: hasFilter
      ? fittingsAddress(query, { category: null, brand: null, model: null, year: null, price_from: null, price_to: null, word: null })
      : null,
  }
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
