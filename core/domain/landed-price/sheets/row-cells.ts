import { SHEET_COLUMNS, type CellKind, type SheetCells } from '#contract/price-sheet-values.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'

/** Names of a table's fields where they are not those of the column. */
const FIELDS: Readonly<Record<PriceSheet, Readonly<Record<string, string>>>> = {
  freight: { rate_per_m3: 'ratePerM3', cost_40hc: 'costPerContainer', baf_percent: 'fuelPercent', destination_thc: 'destinationCharge' },
  charges: { required: 'isRequired', category: 'categories', energy_type: 'energyTypes' },
  duties: {
    order: 'step',
    estimate: 'isEstimated',
    base_uplift_percent: 'upliftPercent',
    category: 'categories',
    energy_type: 'energyTypes',
    brand_sign: 'brandSigns',
  },
  transit: { inland_usd_light: 'inlandLightUsd', inland_usd_heavy: 'inlandHeavyUsd', in_customs_value: 'isInCustomsValue' },
  sizes: {},
  currencies: { currency_code: 'code', countries_iso2: 'countries' },
}

/** What stands in a column whatever the row holds. */
const SPECIAL: Readonly<Partial<Record<PriceSheet, Readonly<Record<string, (row: Values) => string>>>>> = {
  freight: { currency: () => 'USD' },
  charges: { country_iso2: ({ countryIso2 }) => (countryIso2 === null ? '*' : plain(countryIso2)) },
  duties: {
    estimate: ({ isEstimated }) => (isEstimated === true ? 'on' : 'off'),
    component: ({ component }) => (component === null ? 'none' : plain(component)),
    base: ({ base }) => (base === null ? 'none' : plain(base)),
    rate_percent: (row) => (isShare(row) ? figure(row['ratePercent']) : ''),
    amount_usd: (row) => (isShare(row) || row['base'] === null ? '' : figure(row['amountUsd'])),
    base_uplift_percent: ({ upliftPercent }) => withoutZero(upliftPercent),
    threshold_usd: ({ thresholdUsd }) => withoutZero(thresholdUsd),
    cc_over: ({ ccOver }) => withoutZero(ccOver),
  },
}

/** A row of a table, or what is to be one. */
export type Values = Readonly<Record<string, unknown>>

/** A row as its file writes it. What a file may write in several ways (`70`, `70.00`) is written in one. */
export function toCells(sheet: PriceSheet, row: Values): SheetCells {
  const special = SPECIAL[sheet] ?? {}
  return Object.fromEntries(
    Object.entries(SHEET_COLUMNS[sheet]).map(([column, { kind }]) => [
      column,
      special[column]?.(row) ?? cellOf(kind, row[FIELDS[sheet][column] ?? camelCase(column)]),
    ]),
  )
}

const AMOUNTS: ReadonlySet<unknown> = new Set(['fixed_usd', 'per_cc', 'per_kw'])

function isShare({ base }: Values): boolean {
  return base !== null && !AMOUNTS.has(base)
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Array.isArray(value)) return value.join('|')
  return typeof value === 'number' ? `${value}` : typeof value === 'string' ? value : ''
}

/** A decimal figure without the zeros that say nothing: `70.0000` is `70`. */
function figure(value: unknown): string {
  const text = plain(value)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

function cellOf(kind: CellKind, value: unknown): string {
  return kind === 'decimal' || kind === 'percent' ? figure(value) : plain(value)
}

function withoutZero(value: unknown): string {
  const text = figure(value)
  return text === '0' ? '' : text
}

function camelCase(column: string): string {
  return column.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}
