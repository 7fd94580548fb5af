import type { AgeBasis } from '#contract/landed-price-values.ts'
import type { PricedVehicle } from './vehicle.ts'

/** Age in whole years on a day (ISO), as a country counts it; 0 for new vehicles. Null: nothing is known to count from. */
export function ageOf(vehicle: PricedVehicle, basis: AgeBasis, day: string): number | null {
  if (!vehicle.isUsed) return 0
  const start = startOf(vehicle, basis)
  if (start === null) return null
  const years = yearOf(day) - yearOf(start)
  const isCompleted = basis === 'first_registration_year' || basis === 'model_year' || day.slice(4) >= start.slice(4)
  return Math.max(0, isCompleted ? years : years - 1)
}

function startOf({ registeredOn, manufacturedOn, modelYear }: PricedVehicle, basis: AgeBasis): string | null {
  const byYear = modelYear === null ? null : `${modelYear}-01-01`
  if (basis === 'model_year') return byYear
  return basis === 'manufacture' ? (manufacturedOn ?? byYear) : (registeredOn ?? manufacturedOn ?? byYear)
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
