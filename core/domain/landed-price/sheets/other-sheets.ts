import { z } from 'zod'
import { BODY_TYPES, CONFIDENCES, ENERGY_TYPES } from '#contract/vehicle.ts'
import { asOf, cell, countryCode, day, decimal, flag, listOf, maybeText, maybeWhole, text, whole } from './cells.ts'
import { withinMost } from './within-most.ts'

/** A row of the ways over land. */
export const transitRow = z
  .object({
    country_iso2: countryCode,
    entry_port: text,
    entry_country_iso2: countryCode,
    mode: text,
    inland_usd_light: whole,
    inland_usd_heavy: whole,
    in_customs_value: flag,
    days_min: whole,
    days_max: whole,
    note_en: maybeText,
    confidence: z.enum(CONFIDENCES),
    as_of: asOf,
    source: maybeText,
  })
  .superRefine(withinMost('transit'))
  .transform((row) => ({
    countryIso2: row.country_iso2,
    entryPort: row.entry_port,
    entryCountryIso2: row.entry_country_iso2,
    mode: row.mode,
    inlandLightUsd: row.inland_usd_light,
    inlandHeavyUsd: row.inland_usd_heavy,
    isInCustomsValue: row.in_customs_value,
    daysMin: row.days_min,
    daysMax: row.days_max,
    noteEn: row.note_en,
    confidence: row.confidence,
    asOf: row.as_of,
    source: row.source,
  }))

/** A row of the sizes of models of used units. */
export const sizeRow = z
  .object({
    brand_sign: text,
    model_name: text,
    energy_type: z.enum(ENERGY_TYPES),
    displacement_cc: maybeWhole,
    body_type: z.enum(BODY_TYPES),
    length_mm: millimetres(),
    width_mm: millimetres(),
    height_mm: millimetres(),
    power_kw: whole,
    seats: whole,
    source: maybeText,
  })
  .superRefine(withinMost('sizes'))
  .transform((row) => ({
    brandSign: row.brand_sign,
    modelName: row.model_name,
    energyType: row.energy_type,
    displacementCc: row.displacement_cc,
    bodyType: row.body_type,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    powerKw: row.power_kw,
    seats: row.seats,
    source: row.source,
  }))

/** A row of the currencies. */
export const currencyRow = z
  .object({
    currency_code: cell.regex(/^[A-Z]{3}$/),
    symbol: text,
    minor_units: z.enum(['0', '2', '3']).transform(Number),
    usd_rate: decimal.refine((rate) => Number(rate) > 0),
    as_of: day,
    source: maybeText,
    countries_iso2: listOf(countryCode),
    locales: listOf(text),
  })
  .transform((row) => ({
    code: row.currency_code,
    symbol: row.symbol,
    minorUnits: row.minor_units,
    usdRate: row.usd_rate,
    asOf: row.as_of,
    source: row.source,
    countries: row.countries_iso2,
    locales: row.locales,
  }))

/** From a small car to a lorry with its trailer. */
function millimetres() {
  return whole.refine((value) => value >= 500 && value <= 30_000)
}
