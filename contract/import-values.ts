import type { StockKind } from './stock-values.ts'

/** What can be imported, by the word used on the command line. */
export const IMPORT_KINDS = ['brands', 'cars', 'used', 'fittings', 'ports', 'rules'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** The kinds that the lists of the catalogue show, by what those call them. */
export const IMPORT_STOCK_KINDS: Readonly<Partial<Record<ImportKind, StockKind>>> = { brands: 'brand', cars: 'car', used: 'used_car', fittings: 'fitting' }

/** What an import may have done with a row that it wrote. */
export const IMPORT_WROTE = ['added', 'changed'] as const

/** Kinds whose new rows come in as drafts, unless somebody says that they are to be shown. */
export const IMPORT_DRAFT_KINDS: readonly ImportKind[] = ['cars', 'used', 'fittings']

/**
 * What became of a row; each row has exactly one. `new`, `changed`, `unchanged`: went in (or was there) without remark.
 * `warned`: as one of these three, with at least one remark. `rejected`: did not go in.
 */
export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'warned', 'rejected'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/**
 * Where an import of the back office is. `open`: uploaded, its rows are looked at; `queued`, `running`: confirmed; `failed`: nothing was written;
 * `undone`: taken back as far as nobody had changed its rows since.
 */
export const IMPORT_RUN_STATES = ['open', 'queued', 'running', 'done', 'failed', 'undone'] as const
export type ImportRunState = (typeof IMPORT_RUN_STATES)[number]

/** Hours after which an upload that nobody confirmed goes, and days for which a confirmed one is kept for its rejected rows. */
export const IMPORT_OPEN_HOURS = 24
export const IMPORT_KEPT_DAYS = 30

/** Units in which values are kept and headings of ours ask for them; a file may use others and say so. */
export const IMPORT_COLUMN_UNITS: Readonly<Record<string, string>> = {
  displacement_cc: 'cc',
  power_kw: 'kW',
  torque_nm: 'Nm',
  length_mm: 'mm',
  width_mm: 'mm',
  height_mm: 'mm',
  wheelbase_mm: 'mm',
  curb_weight_kg: 'kg',
  payload_kg: 'kg',
  gvw_kg: 'kg',
  battery_kwh: 'kWh',
  range_km: 'km',
  fuel_consumption_l_100km: 'L/100km',
  top_speed_kmh: 'km/h',
  mileage_km: 'km',
  battery_soh_pct: '%',
  fob_price_usd: 'USD',
  weight_kg: 'kg',
  cbm: 'm³',
}
