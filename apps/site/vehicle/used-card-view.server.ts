import type { UsedCarCard } from '#contract/used-car.ts'
import { formatNumber, formatUsd } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { bodyLabel, driveEnergyLabel, wheelLabel } from './labels.server.ts'
import { unitDrawing } from './unit-drawing.server.ts'
import type { UsedCardView } from './used-card-view.ts'
import { priceTerm } from './price-term.server.ts'
import { versionName } from './version-name.server.ts'

/** Formats a card: model as title, version beneath, energy and body, mileage, year and steering, FOB price with its port. */
export function usedCardView(language: SiteLanguage, unit: UsedCarCard): UsedCardView {
  const { t, locale } = language
  return {
    stockRef: unit.stock_ref,
    href: `/usedCarsDetail/${unit.stock_ref}`,
    title: `${unit.brand_name} ${unit.model_name}`,
    subtitle: versionName(t, { trim: unit.trim, model_year: null }),
    kind: dotted([driveEnergyLabel(t, unit), unit.series.body_type === null ? null : bodyLabel(t, unit.series.body_type)]),
    figures: figures(language, unit),
    price: priceText(locale, unit),
    term: priceTerm(t, unit.port_of_loading),
    status: unit.status,
    picture: unit.picture,
    isIllustration: unit.picture !== null && unit.is_sample,
    drawing: unitDrawing(unit),
  }
}

/** What a unit costs; a sold one has no price any more. */
export function priceText(locale: Locale, { status, fob_price_usd_cents: cents }: UsedCarCard): string | null {
  return cents === null || status === 'sold' ? null : formatUsd(locale, cents)
}

/** The three figures a buyer of a used car compares at a glance, always in the same order. */
function figures({ t, locale }: SiteLanguage, unit: UsedCarCard): UsedCardView['figures'] {
  const { mileage_km: mileage, model_year: year, steering } = unit
  return [
    { label: t('used.mileage'), value: mileage === null ? '–' : t('unit.km', { value: formatNumber(locale, mileage) }) },
    { label: t('used.year'), value: year === null ? '–' : String(year) },
    { label: t('spec.steering'), value: steering === null ? '–' : wheelLabel(t, steering) },
  ]
}
