import type { VehicleKind } from '#contract/landed-price-values.ts'
import type { Equipment } from '#contract/equipment-values.ts'
import type { Colour, EnergyType, Fuel, SteeringSide } from '#contract/vehicle.ts'

/** A published vehicle as feeds know it. Lengths mm, weights kg, power kW, torque N·m, range km, price US cents, days `YYYY-MM-DD`; null: not known, or not of this kind. */
export type FeedVehicle = {
  kind: VehicleKind
  id: number
  /** Model sign or stock reference. */
  sign: string
  status: 'available' | 'reserved'
  brandName: string
  modelName: string
  trim: string | null
  modelYear: number | null
  bodyType: string | null
  energyType: EnergyType
  fuel: Fuel | null
  steering: SteeringSide | null
  transmission: string | null
  driveType: string | null
  displacementCc: number | null
  emissionStandard: string | null
  equipment: readonly Equipment[]
  fobCents: number | null
  isSample: boolean
  isAdmitted: boolean
  hasPicture: boolean
  createdAt: Date
  updatedAt: Date
  used: UsedFacts | null
  built: BuiltFacts | null
}

/** What is known of a used unit alone. */
export type UsedFacts = {
  vin: string | null
  mileageKm: number | null
  firstRegistrationDate: string | null
  manufactureDate: string | null
  colourExterior: string | null
  colourInterior: string | null
  owners: number | null
  previousUse: string | null
  isAccidentFree: boolean | null
  batterySohPct: number | null
  inspectionBody: string | null
  inspectionDate: string | null
  portOfLoading: string | null
}

/** What is known of a new car alone, by its version. */
export type BuiltFacts = {
  seats: number | null
  doors: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  wheelbaseMm: number | null
  curbWeightKg: number | null
  payloadKg: number | null
  gvwKg: number | null
  axleConfig: string | null
  powerKw: number | null
  torqueNm: number | null
  topSpeedKmh: number | null
  batteryKwh: number | null
  batteryType: string | null
  rangeKm: number | null
  rangeCycle: string | null
  chargePort: string | null
  colours: readonly Colour[]
  leadTimeDays: number | null
  portOfLoading: string | null
  fuelConsumptionL100km: number | null
  moq: number
}

/** Maker, model, version and year: `BYD Seal Premium 2025`. */
export function nameOf({ brandName, modelName, trim, modelYear }: Pick<FeedVehicle, 'brandName' | 'modelName' | 'trim' | 'modelYear'>): string {
  return [brandName, modelName, trim, modelYear].filter((part) => part !== null && part !== '').join(' ')
}
