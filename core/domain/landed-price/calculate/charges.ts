import { insuranceOf, percentOf } from './exact.ts'
import type { Charge } from './price-book.ts'
import { categoryOf, type PricedVehicle } from './vehicle.ts'

/** A charge with what it comes to, in whole dollars. */
export type AppliedCharge = { charge: Charge; amountUsd: number }

/** What insures the vehicle and its freight; null where nobody has set a rate. The country's own row goes before that of every country. */
export function insuranceFor(vehicle: PricedVehicle, charges: readonly Charge[], value: number): AppliedCharge | null {
  const rows = charges.filter((charge) => charge.kind === 'insurance' && charge.ratePercent !== null && isFor(vehicle, charge))
  const charge = rows.find(({ countryIso2 }) => countryIso2 !== null) ?? rows[0]
  return charge?.ratePercent ? { charge, amountUsd: Math.max(insuranceOf(value, charge.ratePercent), charge.minUsd ?? 0) } : null
}

/** The inspections, approvals and documents that the country asks for. */
export function inspectionsFor(vehicle: PricedVehicle, charges: readonly Charge[], fobUsd: number): AppliedCharge[] {
  return charges
    .filter((charge) => charge.kind === 'inspection' && charge.isRequired && isFor(vehicle, charge))
    .map((charge) => ({ charge, amountUsd: feeOf(charge, fobUsd) }))
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
