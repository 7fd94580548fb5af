import type { AgeBasis } from '#contract/landed-price-values.ts'
import type { PricedVehicle } from './vehicle.ts'

/** Age in whole years on a day (ISO), as a country counts it; 0 for new vehicles. Null: nothing is known to count from. */
export function ageOf(vehicle: PricedVehicle, basis: AgeBasis, day: string): number | null {
  if (!vehicle.isUsed) return 0
  const start = startOf(vehicle, basis)
  if (start === null) return null
  const years = yearOf(day) - yearOf(start)
  const isCompleted = isByYear(basis) || day.slice(4) >= start.slice(4)
  return Math.max(0, isCompleted ? years : years - 1)
}

/** From when on vehicles are younger than `maxAgeYears`, as a country counts: a year (`2019`) where it goes by years, else a day (ISO). */
export function admittedSince(maxAgeYears: number, basis: AgeBasis, day: string): string {
  const year = yearOf(day) - maxAgeYears
  if (isByYear(basis)) return String(year + 1)
  // A vehicle of this day of that year has its years today, one of the next day has not; a year without a 29th of February goes on with the 1st of March.
  const sameDay = `${year}${day.slice(4)}`
  const start = new Date(sameDay)
  if (start.toISOString().startsWith(sameDay)) start.setUTCDate(start.getUTCDate() + 1)
  return start.toISOString().slice(0, day.length)
}

function isByYear(basis: AgeBasis): boolean {
  return basis === 'first_registration_year' || basis === 'model_year'
}

function startOf({ registeredOn, manufacturedOn, modelYear }: PricedVehicle, basis: AgeBasis): string | null {
  const byYear = modelYear === null ? null : `${modelYear}-01-01`
  if (basis === 'model_year') return byYear
  return basis === 'manufacture' ? (manufacturedOn ?? byYear) : (registeredOn ?? manufacturedOn ?? byYear)
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
