import type { CarCard, Picture } from '#contract/car.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { BrandName } from './brand-names.ts'

/** Columns of a card, selected by name so that rows never leave core whole. */
export const CARD_COLUMNS = {
  id: car.id,
  modelSign: car.modelSign,
  brandId: car.brandId,
  modelName: car.modelName,
  trim: car.trim,
  modelYear: car.modelYear,
  autoType: car.autoType,
  bodyType: car.bodyType,
  energyType: car.energyType,
  fuel: car.fuel,
  seats: car.seats,
  rangeKm: car.rangeKm,
  rangeCycle: car.rangeCycle,
  displacementCc: car.displacementCc,
  powerKw: car.powerKw,
  payloadKg: car.payloadKg,
  gvwKg: car.gvwKg,
  driveType: car.driveType,
  axleConfig: car.axleConfig,
  doors: car.doors,
  lengthMm: car.lengthMm,
  widthMm: car.widthMm,
  heightMm: car.heightMm,
  wheelbaseMm: car.wheelbaseMm,
  steering: car.steering,
  transmission: car.transmission,
  fobPriceUsdCents: car.fobPriceUsdCents,
  portOfLoading: car.portOfLoading,
  moq: car.moq,
  isHot: car.isHot,
  isOffRoad: car.isOffRoad,
  isSports: car.isSports,
  isSample: car.isSample,
} as const

export type CardRow = {
  [Name in keyof typeof CARD_COLUMNS]: (typeof CARD_COLUMNS)[Name]['_']['notNull'] extends true
    ? (typeof CARD_COLUMNS)[Name]['_']['data']
    : (typeof CARD_COLUMNS)[Name]['_']['data'] | null
}

/** A row as a card; `ownPort`: where the company loads what names no port (`ownLoadingPort`). The casts hold because the table's check constraints allow the contract's values only. */
export function toCard(row: CardRow, brand: BrandName, picture: Picture | null, ownPort: string | null): CarCard {
  return {
    model_id: row.id,
    model_sign: row.modelSign,
    model_name: row.modelName,
    trim: row.trim,
    model_year: row.modelYear,
    brand_name: brand.name,
    brand_sign: brand.sign,
    auto_type: row.autoType,
    body_type: row.bodyType,
    energy_type: row.energyType,
    fuel: row.fuel,
    seats: row.seats,
    range_km: row.rangeKm,
    range_cycle: row.rangeCycle,
    displacement_cc: row.displacementCc,
    power_kw: row.powerKw,
    payload_kg: row.payloadKg,
    gvw_kg: row.gvwKg,
    drive_type: row.driveType,
    axle_config: row.axleConfig,
    doors: row.doors,
    length_mm: row.lengthMm,
    width_mm: row.widthMm,
    height_mm: row.heightMm,
    wheelbase_mm: row.wheelbaseMm,
    steering: row.steering,
    transmission: row.transmission,
    fob_price_usd_cents: row.fobPriceUsdCents,
    port_of_loading: row.portOfLoading ?? ownPort,
    moq: row.moq,
    is_hot: row.isHot,
    is_off_road: row.isOffRoad,
    is_sports: row.isSports,
    is_sample: row.isSample,
    picture,
  }
}
