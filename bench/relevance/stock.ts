import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { SITE_PAGES } from '#core/domain/wish/index.ts'
import { pastBody } from '#core/domain/used-car/series-body.ts'
import type { StockRow } from './stock-row.ts'

type Sheet = Record<string, string>

const CATALOGUE = path.resolve(import.meta.dirname, '../../demo/catalogue')
const HEAVY_BODIES = new Set(['truck', 'tractor', 'dump', 'mixer', 'special', 'bus'])
const KW_PER_HP = 0.7355

/** Everything that a search over the sample catalogue may find: cars, used cars, parts, makers and pages. */
export function readStock(): StockRow[] {
  const [brands, cars, used, parts] = [read('brands'), read('cars'), read('used_cars'), read('fittings')]
  const categories = new Map(brands.map((brand) => [brand.brand_sign ?? '', Number(brand.type)]))
  return [
    ...cars.map((car) => carRow(car, categories)),
    ...used.map((unit) => usedRow(unit, cars, categories)),
    ...parts.map((part) => partRow(part, cars)),
    ...brands.map(({ brand_sign: sign = '', type }): StockRow => ({ kind: 'brand', sign, fields: { brand: sign, category: Number(type) } })),
    ...SITE_PAGES.map(({ key }): StockRow => ({ kind: 'page', sign: key, fields: { key } })),
  ]
}

function read(name: string): Sheet[] {
  return parse<Sheet>(readFileSync(path.join(CATALOGUE, `${name}.csv`)), { columns: true })
}

/** What cars and used cars tell in the same columns. */
function sharedFields(row: Sheet, categories: ReadonlyMap<string, number>) {
  return {
    brand: row.brand_sign ?? null,
    category: categories.get(row.brand_sign ?? '') ?? null,
    model: row.model_name ?? null,
    trim: row.trim ?? null,
    year: numberOf(row.model_year),
    energy: row.energy_type ?? null,
    transmission: row.transmission ?? null,
    drive: row.drive_type ?? null,
    emission: row.emission_standard || null,
    fuel: row.engine_fuel || null,
    steering: row.steering || null,
    price: numberOf(row.fob_price_usd),
  }
}

function carRow(car: Sheet, categories: ReadonlyMap<string, number>): StockRow {
  const fields = {
    ...sharedFields(car, categories),
    body: car.body_type ?? null,
    auto_type: car.auto_type || null,
    seats: numberOf(car.seats),
    range: numberOf(car.range_km),
    power: numberOf(car.power_kw),
    payload: numberOf(car.payload_kg),
    axle: car.axle_config || null,
    off_road: car.off_road === '1',
    sports: car.sports === '1',
    colour: (car.colours ?? '').split('|'),
    days: numberOf(car.lead_time_days),
  }
  return { kind: 'car', sign: car.model_sign ?? '', fields }
}

/** What a used car does not tell itself is known from its version's name or from the same model in the catalogue of new cars. */
function usedRow(unit: Sheet, cars: readonly Sheet[], categories: ReadonlyMap<string, number>): StockRow {
  const { brand_sign: brand = '', model_name: model = '', trim = '' } = unit
  const series = cars.find((car) => car.brand_sign === brand && car.model_name === model)
  const body = series?.body_type ?? pastBody(brand, model, trim)
  const power = numberIn(trim, /(\d+) hp/u)
  const fields = {
    ...sharedFields(unit, categories),
    body,
    auto_type: series?.auto_type || null,
    seats: numberIn(trim, /(\d+)-seat/u) ?? numberOf(series?.seats),
    range: numberIn(trim, /(\d+) km/u),
    power: power === null ? null : Math.round(power * KW_PER_HP),
    payload: numberOf(series?.payload_kg),
    axle: HEAVY_BODIES.has(body ?? '') ? (/\d+x\d+/u.exec(trim)?.[0] ?? (series?.axle_config || null)) : null,
    off_road: series?.off_road === '1',
    sports: series?.sports === '1',
    mileage: numberOf(unit.mileage_km),
    colour: unit.colour_exterior ?? null,
    status: unit.status ?? null,
    port: unit.port_of_loading ?? null,
  }
  return { kind: 'used_car', sign: unit.stock_ref ?? '', fields }
}

function partRow(part: Sheet, cars: readonly Sheet[]): StockRow {
  const patterns = (part.fits ?? '').split('|')
  const fitting = cars.filter((car) => patterns.some((pattern) => isMatch(pattern, `${car.brand_sign}/${car.model_sign}`)))
  const fields = {
    sku: part.sku ?? null,
    name: part.name ?? null,
    category: part.category ?? null,
    oem: (part.oem_numbers ?? '').split('|'),
    universal: patterns.includes('*/*'),
    brand: [...new Set(fitting.map((car) => car.brand_sign ?? ''))],
    model: [...new Set(fitting.map((car) => car.model_name ?? ''))],
    price: numberOf(part.fob_price_usd),
  }
  return { kind: 'fitting', sign: part.sku ?? '', fields }
}

/** `chery/chery-tiggo-7-pro-*`: only the end is open. */
function isMatch(pattern: string, sign: string): boolean {
  return pattern === '*/*' || (pattern.endsWith('*') ? sign.startsWith(pattern.slice(0, -1)) : sign === pattern)
}

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}

function numberIn(text: string, pattern: RegExp): number | null {
  return numberOf(pattern.exec(text)?.[1])
}
