import type { FittingDetail, FittingFits } from '#contract/fitting.ts'
import { formatDate, formatNumber, formatRow } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { givenRows, type Given } from '#apps/site/detail/given-rows.ts'
import { partWords } from '#apps/site/head/vehicle-words.server.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import { fittingCategoryLabel, fittingDrawing, fittingCardView, weightText } from '#apps/site/fitting/fitting-card-view.server.ts'
import type { FitRow, FittingView } from './fitting-view.ts'

/** The page of a fitting in the reader's language. */
export function fittingView(language: SiteLanguage, fitting: FittingDetail, faq: FaqView): FittingView {
  const { t, locale } = language
  const card = fittingCardView(language, fitting)
  const isDrawn = fitting.pictures.length === 0
  const keyFacts = givenRows([
    [t('fittingCard.fits'), card.fits],
    [t('car.moq'), card.moq],
    [t('fittingCard.warranty'), card.warranty],
    [t('fittings.origin'), t('fittings.originValue')],
  ])
  return {
    sku: fitting.sku,
    name: fitting.name,
    category: fittingCategoryLabel(t, fitting.category),
    categoryHref: `/carFittings?category=${encodeURIComponent(fitting.category)}`,
    isSample: fitting.is_sample,
    price: card.price,
    per: card.per,
    asOf: t('price.asOf', { date: formatDate(locale, fitting.updated_at) }),
    summary: fitting.summary,
    words: partWords(language, fitting, keyFacts),
    keyFacts,
    facts: factGroups(language, fitting, card.moq),
    pictures: isDrawn ? [{ ...fittingDrawing(fitting), width: 1600, height: 1000, alt: fitting.name, colour: null, sources: [] }] : fitting.pictures,
    isDrawn,
    fits: fitting.fits.flatMap((fits) => fitRows(language, fits)),
    fitsText: fitting.is_universal ? t('fittings.fitsAny') : fitting.fits.length === 0 ? t('fittings.fitsByVin') : null,
    related: fitting.related.map((other) => fittingCardView(language, other)),
    faq,
    remark: `${t('fittings.detailRemark', { part: `${fitting.name} (${fitting.sku})` })} `,
  }
}

function factGroups({ t, locale }: SiteLanguage, fitting: FittingDetail, moq: string): FittingView['facts'] {
  const cubicMetres = fitting.volume_cbm === null ? null : t('fittings.cubicMetres', { value: formatNumber(locale, fitting.volume_cbm, 4) })
  const numbers: Given[] = [
    [t('fittingCard.partNumber'), fitting.sku],
    ...fitting.oem_numbers.map((number): Given => [t('fittingCard.oem'), number]),
    [t('fittings.material'), fitting.material],
    [t('fittingCard.warranty'), fitting.warranty_months === null ? null : t('fittings.warrantyMonths', { count: fitting.warranty_months })],
  ]
  const packing: Given[] = [
    [t('car.moq'), moq],
    [t('fittingCard.weight'), weightText({ t, locale }, fitting.weight_kg)],
    [t('fittings.volume'), cubicMetres],
    [t('fittings.hsCode'), fitting.hs_code],
    [t('fittings.origin'), t('fittings.originValue')],
  ]
  return [
    { title: t('fittings.numbers'), rows: givenRows(numbers) },
    { title: t('fittings.packing'), rows: givenRows(packing) },
  ]
}

/** One row a model; one for the whole brand where every model fits. Years that follow each other are written as a span. */
function fitRows({ t, locale }: SiteLanguage, { brand_name: brand, brand_sign: sign, models }: FittingFits): FitRow[] {
  const list = `/carList?brand=${encodeURIComponent(sign)}`
  if (models.length === 0) return [{ brand, model: t('fittings.allModels'), years: t('fittings.allYears'), href: list }]
  return models.map(({ model_name: model, years }) => ({ brand, model, years: spans(locale, years), href: `${list}&word=${encodeURIComponent(model)}` }))
}

function spans(locale: Locale, years: readonly number[]): string {
  const runs: [number, number][] = []
  for (const year of years) {
    const last = runs.at(-1)
    if (last && year === last[1] + 1) last[1] = year
    else runs.push([year, year])
  }
  return formatRow(
    locale,
    runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)),
  )
}
