import type { CarDetail } from '#contract/car.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { BrandName } from './brand-names.ts'
import { CARD_COLUMNS, toCard, type CardRow } from './car-card.ts'

/** Columns of a detail page: those of a card and the rest of the specification sheet. */
export const DETAIL_COLUMNS = {
  ...CARD_COLUMNS,
  torqueNm: car.torqueNm,
  axleConfig: car.axleConfig,
  doors: car.doors,
  lengthMm: car.lengthMm,
  widthMm: car.widthMm,
  heightMm: car.heightMm,
  wheelbaseMm: car.wheelbaseMm,
  curbWeightKg: car.curbWeightKg,
  batteryKwh: car.batteryKwh,
  batteryType: car.batteryType,
  chargePort: car.chargePort,
  fuelConsumptionL100km: car.fuelConsumptionL100km,
  topSpeedKmh: car.topSpeedKmh,
  emissionStandard: car.emissionStandard,
  isOffRoad: car.isOffRoad,
  isSports: car.isSports,
  updatedAt: car.updatedAt,
} as const

type Nullable =
  | 'torqueNm'
  | 'doors'
  | 'lengthMm'
  | 'widthMm'
  | 'heightMm'
  | 'wheelbaseMm'
  | 'curbWeightKg'
  | 'batteryKwh'
  | 'fuelConsumptionL100km'
  | 'topSpeedKmh'
export type DetailRow = CardRow & { [Name in Nullable]: number | null } & {
  axleConfig: string | null
  batteryType: string | null
  chargePort: string | null
  emissionStandard: string | null
  isOffRoad: boolean
  isSports: boolean
  updatedAt: Date
}

/** What a detail page shows around the car itself. */
export type DetailParts = Pick<CarDetail, 'summary' | 'media' | 'trims' | 'related' | 'same_brand' | 'faq'>

/** A row and its surroundings as the detail of the contract. */
export function toDetail(row: DetailRow, brand: BrandName, parts: DetailParts): CarDetail {
  return {
    ...toCard(row, brand, parts.media.exterior[0] ?? null),
    torque_nm: row.torqueNm,
    axle_config: row.axleConfig,
    doors: row.doors,
    length_mm: row.lengthMm,
    width_mm: row.widthMm,
    height_mm: row.heightMm,
    wheelbase_mm: row.wheelbaseMm,
    curb_weight_kg: row.curbWeightKg,
    battery_kwh: row.batteryKwh,
    battery_type: row.batteryType,
    charge_port: row.chargePort,
    fuel_consumption_l_100km: row.fuelConsumptionL100km,
    top_speed_kmh: row.topSpeedKmh,
    emission_standard: row.emissionStandard,
    is_off_road: row.isOffRoad,
    is_sports: row.isSports,
    brand_type: brand.type,
    updated_at: row.updatedAt.toISOString(),
    ...parts,
  }
}
