import { FITTING_CATEGORIES, FITTING_UNITS } from '#contract/fitting-values.ts'
import { type FittingCard } from '#contract/fitting.ts'
import { partKind } from '#drawing/part/index.ts'
import { stillHref } from '#drawing/still-address.ts'
import { formatList, formatNumber, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'
import type { FittingCardView } from './fitting-card-view.ts'
import { FITTING_DRAWING } from './fitting-drawing.ts'

/** A fitting of a list in words. */
export function fittingCardView({ t, locale }: SiteLanguage, card: FittingCard): FittingCardView {
  return {
    sku: card.sku,
    href: fittingHref(card.sku),
    name: card.name,
    category: fittingCategoryLabel(t, card.category),
    photograph: card.picture,
    drawing: fittingDrawing(card),
    fits: fitsText({ t, locale }, card),
    oemNumbers: card.oem_numbers.slice(0, 2),
    weight: weightText({ t, locale }, card.weight_kg),
    warranty: card.warranty_months === null ? null : t('fittings.warrantyMonths', { count: card.warranty_months }),
    price: card.fob_price_usd_cents === null ? null : formatUsd(locale, card.fob_price_usd_cents),
    ...unitTexts({ t, locale }, card),
  }
}

export function fittingHref(sku: string): string {
  return `/carFittingsDetail/${encodeURIComponent(sku)}`
}

/** A category in words; one that an import brought is shown as it is written. */
export function fittingCategoryLabel(t: SiteTranslator, value: string): string {
  const known = FITTING_CATEGORIES.find((category) => category === value)
  return known ? t(`fittings.category.${known}`) : value
}

/** The drawing of a fitting's kind, which its catalogue name tells in every language; of fittings in general where it tells none. */
export function fittingDrawing({ catalogue_name: name, category }: Pick<FittingCard, 'catalogue_name' | 'category'>): DrawingView {
  const kind = partKind(name, category)
  return kind === null ? FITTING_DRAWING : { ...FITTING_DRAWING, src: stillHref({ kind: 'part', name: kind }) }
}

export function weightText({ t, locale }: SiteLanguage, weightKg: number | null): string | null {
  return weightKg === null ? null : t('unit.kg', { value: formatNumber(locale, weightKg, weightKg < 1 ? 3 : 2) })
}

function fitsText({ t, locale }: SiteLanguage, card: FittingCard): string {
  if (card.is_universal) return t('fittings.universal')
  return card.fits_brands.length === 0 ? t('fittings.fitsUnknown') : t('fittings.fitsBrands', { brands: formatList(locale, card.fits_brands) })
}

function unitTexts({ t, locale }: SiteLanguage, { unit, moq }: FittingCard): Pick<FittingCardView, 'moq' | 'per'> {
  const known = FITTING_UNITS.find((name) => name === unit)
  if (known) return { moq: t(`fittings.amount.${known}`, { count: moq }), per: t(`fittings.per.${known}`) }
  return { moq: `${formatNumber(locale, moq)} × ${unit}`, per: t('fittings.per.other', { unit }) }
}
