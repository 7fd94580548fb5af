import { formatNumber, formatUsd } from '#i18n/format.ts'
import { powerText } from '#i18n/power-text.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'

/** Bounds of a figure, both inclusive; null without end. */
export type Bounds = { from: number | null; to: number | null }

const CENTS = 100

/** Bounds in words: "From 300 km", "US$10,000 – US$20,000"; a single value stands alone. */
export function boundsText(language: SiteLanguage, name: string, { from, to }: Bounds): string {
  const { t } = language
  const write = (value: number) => figureText(language, name, value)
  if (from === null) return t('used.bandUpTo', { value: write(to ?? 0) })
  if (to === null) return t('used.bandFrom', { value: write(from) })
  return from === to ? write(from) : t('used.bandBetween', { from: write(from), to: write(to) })
}

/** A band of a list in words: `0-5000`, `5000-10000`, `30000`; one without an upper end begins there. */
export function bandText(language: SiteLanguage, name: 'price' | 'mileage', band: string): string {
  const [from = 0, to = null] = band.split('-').map(Number)
  return boundsText(language, name, { from: from === 0 ? null : from, to })
}

/** A figure with its unit: price in US dollars, mileage and range in km, power in kW and horsepower, payload in kg; years and seats are bare. */
export function figureText({ t, locale }: SiteLanguage, name: string, value: number): string {
  const number = formatNumber(locale, value)
  switch (name) {
    case 'price':
    case 'cif':
    case 'landed':
      return formatUsd(locale, value * CENTS)
    case 'mileage':
    case 'range':
      return t('unit.km', { value: number })
    case 'power':
      return powerText(t, locale, value)
    case 'payload':
      return t('unit.kg', { value: number })
    default:
      return String(value)
  }
}

/** The unit of a figure alone, as the label of a field names it. */
export function unitName(t: SiteTranslator, name: 'price' | 'mileage' | 'range' | 'power'): string {
  if (name === 'price') return 'US$'
  return t(name === 'power' ? 'unit.kw' : 'unit.km', { value: '' }).trim()
}
