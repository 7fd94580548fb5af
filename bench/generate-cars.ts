import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

type CarRow = Record<string, string>

const TRIMS = ['Comfort', 'Luxury', 'Premium', 'Elite', 'Flagship', 'Sport', 'Executive', 'Standard', 'Honor', 'Smart']
const YEARS = ['2023', '2024', '2025', '2026']
/** A plausible scatter around the sample car, in steps that keep every figure in its range. */
const FACTORS = [0.94, 0.96, 0.98, 1, 1.01, 1.02, 1.03, 1.05]

/**
 * Rows of `count` cars, always the same: the sample cars with further trims, years, prices and figures. Each has a `model_sign` of its own.
 * `rootDir`: the checkout, where the sample catalogue stands.
 */
export function generateCars(count: number, rootDir: string): CarRow[] {
  const samples = parse<CarRow>(readFileSync(path.join(rootDir, 'demo/catalogue/cars.csv')), { columns: true })
  return Array.from({ length: count }, (_, at) => variant(samples[at % samples.length] ?? {}, Math.floor(at / samples.length), at))
}

/** The same cars as the CSV that the import reads. */
export function generateCarsCsv(count: number, rootDir: string): string {
  return stringify(generateCars(count, rootDir), { header: true })
}

function variant(sample: CarRow, round: number, at: number): CarRow {
  if (round === 0) return sample
  const random = mulberry32(at)
  const year = pick(YEARS, random)
  const trim = `${pick(TRIMS, random)} ${round}`
  const price = sample.fob_price_usd === '' || random() < 0.05 ? '' : String(Math.round((Number(sample.fob_price_usd) * pick(FACTORS, random)) / 50) * 50)
  return {
    ...sample,
    model_sign: `${sample.brand_sign}-${slug(sample.model_name ?? '')}-${slug(trim)}-${year}-${at}`,
    trim,
    model_year: year,
    power_kw: scaled(sample.power_kw, pick(FACTORS, random)),
    fob_price_usd: price,
    hot: random() < 0.1 ? '1' : '0',
  }
}

function scaled(value: string | undefined, factor: number): string {
  return value ? String(Math.round(Number(value) * factor)) : ''
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** A small generator with a seed (mulberry32, public domain), so that every run makes the same cars. */
function mulberry32(seed: number): () => number {
  let state = seed + 0x6d2b79f5
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1)
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296
  }
}
