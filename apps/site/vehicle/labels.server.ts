import type { Equipment } from '#contract/equipment-values.ts'
import type { EnergyType, Fuel, LeadTime, SteeringSide } from '#contract/vehicle.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'

/** A value of the catalogue in words; a value without words (a new gearbox, say) is shown as it is written. */
function labelOf(
  t: SiteTranslator,
  group: 'body' | 'drive' | 'transmission' | 'steering' | 'category' | 'filter.engineBand' | 'autoType',
  value: string,
): string {
  // Names that every object has, such as `constructor`, are found in a catalogue too.
  if (value in Object.prototype) return value
  const key = `${group}.${value}` as 'body.suv'
  return t.has(key) ? t(key) : value
}

export function bodyLabel(t: SiteTranslator, value: string): string {
  return labelOf(t, 'body', value)
}

export function driveLabel(t: SiteTranslator, value: string): string {
  return labelOf(t, 'drive', value)
}

export function transmissionLabel(t: SiteTranslator, value: string): string {
  return labelOf(t, 'transmission', value)
}

export function steeringLabel(t: SiteTranslator, value: string): string {
  return labelOf(t, 'steering', value)
}

/** The side alone, for where a label names the wheel. */
export function wheelLabel(t: SiteTranslator, value: SteeringSide): string {
  return t(`used.wheel.${value}`)
}

export function categoryLabel(t: SiteTranslator, value: string): string {
  return labelOf(t, 'category', value)
}

export function autoTypeLabel(t: SiteTranslator, value: string): string {
  return labelOf(t, 'autoType', value)
}

export function engineBandLabel(t: SiteTranslator, value: string): string {
  // A dot is a path in message keys, so the band's key has none.
  return labelOf(t, 'filter.engineBand', value.replaceAll('.', '_'))
}

export function fuelLabel(t: SiteTranslator, value: Fuel): string {
  return t(`fuel.${value}`)
}

export function leadTimeLabel(t: SiteTranslator, value: LeadTime): string {
  return t(`leadTime.${value}`)
}

export function equipmentLabel(t: SiteTranslator, value: Equipment): string {
  return t(`equipment.${value}`)
}

/** What drives a vehicle: of an engine alone its fuel, where that is known, else the kind of energy. */
export function driveEnergyLabel(t: SiteTranslator, { energy_type: energy, fuel }: { energy_type: EnergyType; fuel: Fuel | null }): string {
  return energy === 'ICE' && fuel !== null ? fuelLabel(t, fuel) : energyLabel(t, energy)
}

/** The same for search engines, which know the signs of energies. */
export function fuelTypeOf(t: SiteTranslator, { energy_type: energy, fuel }: { energy_type: EnergyType; fuel: Fuel | null }): string {
  return energy === 'ICE' && fuel !== null ? fuelLabel(t, fuel) : energy
}

/** The fuel of what has a kind of energy besides, such as a hybrid; null where that says all. */
export function besideEnergy(t: SiteTranslator, { energy_type: energy, fuel }: { energy_type: EnergyType; fuel: Fuel | null }): string | null {
  return fuel === null || SAYING_FUEL.has(energy) ? null : fuelLabel(t, fuel)
}

const SAYING_FUEL: ReadonlySet<EnergyType> = new Set(['ICE', 'CNG', 'LPG'])

export function energyLabel(t: SiteTranslator, value: EnergyType): string {
  return t(`energy.${value}`)
}
