import type { FittingCard, FittingPage, ListFittingsInput } from '#contract/fitting.ts'
import { FITTING_CATEGORIES, FITTING_UNITS, listFittingsInputSchema } from '#contract/fitting.ts'
import { partKind } from '#drawing/part/index.ts'
import { stillHref } from '#drawing/still-address.ts'
import { formatList, formatNumber, formatUsd } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'
import { fittingsAddress } from './fittings-address.ts'
import type { CategoryChip, FittingsView, FittingView } from './fittings-view.ts'

type Words = { t: SiteTranslator; locale: Locale }

/** Names of the address that the list reads. */
const LISTS = ['category', 'brand'] as const
const SINGLES = ['word', 'sort', 'page'] as const

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readFittingsQuery(query: URLSearchParams): ListFittingsInput {
  const given = [...LISTS.map((name) => [name, query.getAll(name)] as const), ...SINGLES.map((name) => [name, query.get(name) ?? undefined] as const)]
  const valid = given.filter(([name, value]) => listFittingsInputSchema.safeParse({ [name]: value }).success)
  return listFittingsInputSchema.parse(Object.fromEntries(valid))
}

/** The query that a filter stands for, without what the list does not know. */
export function queryOf({ category = [], brand = [], word, sort }: ListFittingsInput): URLSearchParams {
  const lists = [...category.map((value) => ['category', value]), ...brand.map((value) => ['brand', value])]
  return new URLSearchParams([...lists, ['word', word ?? ''], ['sort', sort]])
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
      brands: brandChoices(words, page),
    },
    clearHref: hasFilter ? fittingsAddress(query, { category: null, brand: null, word: null }) : null,
  }
}

/** A category in words; one that an import brought is shown as it is written. */
export function categoryLabel(t: SiteTranslator, value: string): string {
  const known = FITTING_CATEGORIES.find((category) => category === value)
  return known ? t(`fittings.category.${known}`) : value
}

function fittingView({ t, locale }: Words, card: FittingCard): FittingView {
  return {
    sku: card.sku,
    name: card.name,
    category: categoryLabel(t, card.category),
    photograph: card.picture,
    drawing: drawingOf(card),
    fits: fitsText({ t, locale }, card),
    oemNumbers: card.oem_numbers.slice(0, 2),
    weight: card.weight_kg === null ? null : t('unit.kg', { value: formatNumber(locale, card.weight_kg, card.weight_kg < 1 ? 3 : 2) }),
    warranty: card.warranty_months === null ? null : t('fittings.warrantyMonths', { count: card.warranty_months }),
    price: card.fob_price_usd_cents === null ? null : formatUsd(locale, card.fob_price_usd_cents),
    ...unitTexts({ t, locale }, card),
  }
}

function drawingOf(card: FittingCard): DrawingView | null {
  const kind = partKind(card.name, card.category)
  return kind === null ? null : { src: stillHref({ kind: 'part', name: kind }), width: 480, height: 300 }
}

function fitsText({ t, locale }: Words, card: FittingCard): string {
  if (card.is_universal) return t('fittings.universal')
  return card.fits_brands.length === 0 ? t('fittings.fitsUnknown') : t('fittings.fitsBrands', { brands: formatList(locale, card.fits_brands) })
}

function unitTexts({ t, locale }: Words, { unit, moq }: FittingCard): Pick<FittingView, 'moq' | 'per'> {
  const known = FITTING_UNITS.find((name) => name === unit)
  if (known) return { moq: t(`fittings.amount.${known}`, { count: moq }), per: t(`fittings.per.${known}`) }
  return { moq: `${formatNumber(locale, moq)} × ${unit}`, per: t('fittings.per.other', { unit }) }
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
    label: categoryLabel(t, option.value),
    count: formatNumber(locale, option.count),
    href: fittingsAddress(query, { category: option.value }),
    isSelected: option.is_selected,
  }))
  return [all, ...chips]
}

function brandChoices({ t, locale }: Words, page: FittingPage): { value: string; label: string }[] {
  const options = page.facets.find((facet) => facet.name === 'brand')?.options ?? []
  const brands = options.map((option) => ({ value: option.value, label: `${option.label ?? option.value} (${formatNumber(locale, option.count)})` }))
  return [{ value: '', label: t('fittings.allBrands') }, ...brands]
}
