import { insuranceOf, percentOf } from './exact.ts'
import type { Charge } from './price-book.ts'
import { categoryOf, type PricedVehicle } from './vehicle.ts'

/** What insures the vehicle and its freight; null where nobody has set a rate. The country's own row goes before that of every country. */
export function insuranceFor(vehicle: PricedVehicle, charges: readonly Charge[], value: number): number | null {
  const rows = charges.filter((charge) => charge.kind === 'insurance' && charge.ratePercent !== null && isFor(vehicle, charge))
  const row = rows.find(({ countryIso2 }) => countryIso2 !== null) ?? rows[0]
  return row?.ratePercent ? Math.max(insuranceOf(value, row.ratePercent), row.minUsd ?? 0) : null
}

/** All inspections, approvals and documents that the country asks for. */
export function inspectionFor(vehicle: PricedVehicle, charges: readonly Charge[], fobUsd: number): number {
  return charges
    .filter((charge) => charge.kind === 'inspection' && charge.isRequired && isFor(vehicle, charge))
    .reduce((sum, charge) => sum + feeOf(charge, fobUsd), 0)
}

function feeOf({ feeUsd, feePercentFob, minUsd, maxUsd }: Charge, fobUsd: number): number {
  if (feePercentFob === null) return feeUsd ?? 0
  return Math.min(Math.max(percentOf(fobUsd, feePercentFob), minUsd ?? 0), maxUsd ?? Infinity)
}

function isFor(vehicle: PricedVehicle, { appliesTo, categories, energyTypes }: Charge): boolean {
  const category = categoryOf(vehicle)
  return (
    (appliesTo === 'both' || appliesTo === (vehicle.isUsed ? 'used' : 'new')) &&
    (categories.length === 0 || (category !== null && categories.includes(category))) &&
    (energyTypes.length === 0 || energyTypes.includes(vehicle.energyType))
  )
}
