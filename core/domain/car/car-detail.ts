import type { CarDetail, CarSheet, Picture } from '#contract/car.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { BrandName } from './brand-names.ts'
import { CARD_COLUMNS, toCard, type CardRow } from './car-card.ts'

/** Columns of a detail page: those of a card and the rest of the specification sheet. */
export const DETAIL_COLUMNS = {
  ...CARD_COLUMNS,
  torqueNm: car.torqueNm,
  curbWeightKg: car.curbWeightKg,
  batteryKwh: car.batteryKwh,
  batteryType: car.batteryType,
  chargePort: car.chargePort,
  colours: car.colours,
  leadTimeDays: car.leadTimeDays,
  priceValidUntil: car.priceValidUntil,
  equipment: car.equipment,
  fuelConsumptionL100km: car.fuelConsumptionL100km,
  topSpeedKmh: car.topSpeedKmh,
  emissionStandard: car.emissionStandard,
  updatedAt: car.updatedAt,
} as const

type Nullable = 'torqueNm' | 'leadTimeDays' | 'curbWeightKg' | 'batteryKwh' | 'fuelConsumptionL100km' | 'topSpeedKmh'
export type DetailRow = CardRow & { [Name in Nullable]: number | null } & {
  batteryType: string | null
  chargePort: string | null
  colours: CarSheet['colours']
  equipment: CarSheet['equipment']
  emissionStandard: string | null
  priceValidUntil: string | null
  updatedAt: Date
}

/** What a detail page shows around the car itself. */
export type DetailParts = Pick<CarDetail, 'summary' | 'media' | 'documents' | 'trims' | 'related' | 'same_brand' | 'faq'>

/** A row and its surroundings as the detail of the contract. */
export function toDetail(row: DetailRow, brand: BrandName, parts: DetailParts, ownPort: string | null): CarDetail {
  return { ...toSheet(row, brand, parts.media.exterior[0] ?? null, ownPort), ...parts }
}

/** A row as the specification sheet of the contract. */
export function toSheet(row: DetailRow, brand: BrandName, picture: Picture | null, ownPort: string | null): CarSheet {
  return {
    ...toCard(row, brand, picture, ownPort),
    torque_nm: row.torqueNm,
    curb_weight_kg: row.curbWeightKg,
    battery_kwh: row.batteryKwh,
    battery_type: row.batteryType,
    charge_port: row.chargePort,
    colours: row.colours,
    lead_time_days: row.leadTimeDays,
    equipment: row.equipment,
    fuel_consumption_l_100km: row.fuelConsumptionL100km,
    top_speed_kmh: row.topSpeedKmh,
    emission_standard: row.emissionStandard,
    brand_type: brand.type,
    price_valid_until: row.priceValidUntil,
    updated_at: row.updatedAt.toISOString(),
  }
}
