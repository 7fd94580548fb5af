import type { FittingDetail, FittingFits } from '#contract/fitting.ts'
import { formatDate, formatNumber, formatRow } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { givenRows, type Given } from '#apps/site/detail/given-rows.ts'
import { factsText } from '#apps/site/text/facts-text.server.ts'
import { faqView } from '#apps/site/faq/faq-view.server.ts'
import { fittingCategoryLabel, fittingDrawing, fittingView, weightText } from '#apps/site/fitting/fitting-view.server.ts'
import type { FitRow, PartView } from './part-view.ts'

type Words = { t: SiteTranslator; locale: Locale }

/** The page of a part in the reader's language. */
export function partView(words: Words, part: FittingDetail): PartView {
  const { t, locale } = words
  const card = fittingView(words, part)
  const isDrawn = part.pictures.length === 0
  const keyFacts = givenRows([
    [t('fittings.fits'), card.fits],
    [t('car.moq'), card.moq],
    [t('fittings.warranty'), card.warranty],
    [t('fittings.origin'), t('fittings.originValue')],
  ])
  return {
    sku: part.sku,
    name: part.name,
    category: fittingCategoryLabel(t, part.category),
    categoryHref: `/carFittings?category=${encodeURIComponent(part.category)}`,
    isSample: part.is_sample,
    price: card.price,
    per: card.per,
    asOf: t('price.asOf', { date: formatDate(locale, part.updated_at) }),
    summary: part.summary,
    description: factsText(t, keyFacts),
    keyFacts,
    facts: factGroups(words, part, card.moq),
    pictures: isDrawn ? [{ ...fittingDrawing(part), width: 1600, height: 1000, alt: part.name, colour: null, sources: [] }] : part.pictures,
    isDrawn,
    fits: part.fits.flatMap((fits) => fitRows(words, fits)),
    fitsText: part.is_universal ? t('fittings.fitsAny') : part.fits.length === 0 ? t('fittings.fitsByVin') : null,
    related: part.related.map((other) => fittingView(words, other)),
    faq: faqView(t, ['parts']),
    remark: `${t('fittings.detailRemark', { part: `${part.name} (${part.sku})` })} `,
  }
}

function factGroups({ t, locale }: Words, part: FittingDetail, moq: string): PartView['facts'] {
  const cubicMetres = part.volume_cbm === null ? null : t('fittings.cubicMetres', { value: formatNumber(locale, part.volume_cbm, 4) })
  const numbers: Given[] = [
    [t('fittings.partNumber'), part.sku],
    ...part.oem_numbers.map((number): Given => [t('fittings.oem'), number]),
    [t('fittings.material'), part.material],
    [t('fittings.warranty'), part.warranty_months === null ? null : t('fittings.warrantyMonths', { count: part.warranty_months })],
  ]
  const packing: Given[] = [
    [t('car.moq'), moq],
    [t('fittings.weight'), weightText({ t, locale }, part.weight_kg)],
    [t('fittings.volume'), cubicMetres],
    [t('fittings.hsCode'), part.hs_code],
    [t('fittings.origin'), t('fittings.originValue')],
  ]
  return [
    { title: t('fittings.numbers'), rows: givenRows(numbers) },
    { title: t('fittings.packing'), rows: givenRows(packing) },
  ]
}

/** One row a model; one for the whole brand where every model fits. Years that follow each other are written as a span. */
function fitRows({ t, locale }: Words, { brand_name: brand, brand_sign: sign, models }: FittingFits): FitRow[] {
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
