import type { CarCard } from '#contract/car.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { everydayRange } from './everyday-range.ts'

type Ranged = Pick<CarCard, 'energy_type' | 'range_km' | 'range_cycle'>

/** True where the range is what the battery alone gives and an engine takes the vehicle further: such a range is called electric, and stands apart from that of a battery vehicle. */
export function isElectricShare({ energy_type: energy }: Pick<CarCard, 'energy_type'>): boolean {
  return energy === 'PHEV' || energy === 'EREV'
}

/** What the range of a vehicle is called. */
export function rangeName(t: SiteTranslator, car: Ranged): string {
  return t(isElectricShare(car) ? 'spec.electricRange' : 'spec.drivingRange')
}

/** The same with its test cycle where it is known, in a word or two. */
export function rangeShortName(t: SiteTranslator, car: Ranged): string {
  if (car.range_cycle === null) return rangeName(t, car)
  return t(isElectricShare(car) ? 'spec.electricRangeShort' : 'spec.rangeShort', { cycle: car.range_cycle })
}

/** Range always with its test cycle where it is known (R8.3). */
export function rangeText(t: SiteTranslator, locale: Locale, rangeKm: number, cycle: string | null): string {
  const value = formatNumber(locale, rangeKm)
  return cycle === null ? t('unit.km', { value }) : t('unit.rangeWithCycle', { value, cycle })
}

/** The span that is driven every day, with its unit; null where nothing is known to estimate it from. */
export function everydayText({ t, locale }: SiteLanguage, car: Ranged): string | null {
  const span = everydayRange(car.range_km, car.range_cycle)
  if (span === null) return null
  const [from, to] = [formatNumber(locale, span[0]), formatNumber(locale, span[1])]
  return t('unit.km', { value: from === to ? from : t('ev.span', { from, to }) })
}

/** The same as half a sentence, for a card. */
export function everydayNote(language: SiteLanguage, car: Ranged): string | null {
  const range = everydayText(language, car)
  return range === null ? null : language.t(isElectricShare(car) ? 'spec.everydayElectricShort' : 'spec.everydayShort', { range })
}
