import type { DutyCategory } from '#contract/landed-price-values.ts'
import type { EnergyType, SteeringSide } from '#contract/vehicle.ts'

/** What a price depends on of a vehicle. Lengths mm, days ISO, price whole US dollars; null: not known, of the price: on request. */
export type PricedVehicle = {
  isUsed: boolean
  brandSign: string
  energyType: EnergyType
  bodyType: string | null
  seats: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  displacementCc: number | null
  powerKw: number | null
  emissionStandard: string | null
  steering: SteeringSide | null
  fobUsd: number | null
  /** Where a unit stands; null: wherever it is loaded cheapest. */
  portOfLoading: string | null
  modelYear: number | null
  manufacturedOn: string | null
  registeredOn: string | null
}

const CATEGORIES: Readonly<Record<string, DutyCategory>> = {
  hatchback: 'car',
  crossover: 'car',
  suv: 'car',
  sedan: 'car',
  coupe: 'car',
  mpv: 'car',
  convertible: 'car',
  wagon: 'car',
  pickup: 'pickup',
  van: 'van',
  bus: 'bus',
  truck: 'truck',
  dump: 'truck',
  mixer: 'truck',
  special: 'truck',
  tractor: 'tractor',
}
/** Bodies that duties and rules call cars. */
export const BODIES_OF_CARS: readonly string[] = Object.keys(CATEGORIES).filter((body) => CATEGORIES[body] === 'car')

/** What drives a vehicle that has an engine and cannot be plugged in. */
export const ENGINES: readonly string[] = ['ICE', 'MHEV', 'HEV', 'CNG', 'LPG']

/** A minibus with so many seats is a bus. */
export const SEATS_OF_A_BUS = 10

/** What duties call the vehicle; null for a body that none of them names. */
export function categoryOf({ bodyType, seats }: Pick<PricedVehicle, 'bodyType' | 'seats'>): DutyCategory | null {
  if (bodyType === 'minibus') return seats === null ? null : seats >= SEATS_OF_A_BUS ? 'bus' : 'car'
  return bodyType === null ? null : (CATEGORIES[bodyType] ?? null)
}

const PLUGGED: readonly EnergyType[] = ['BEV', 'PHEV', 'EREV']

/** True where the sea asks for more because of the battery. */
export function hasTractionBattery(energyType: EnergyType): boolean {
  return PLUGGED.includes(energyType)
}
