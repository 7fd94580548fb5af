import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PriceSheetIssue } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { SheetCells } from '#contract/price-sheet-values.ts'
import { currency, dutyRule, freightRate, modelSize, shippingCharge, transitRoute } from '#core/db/schema/index.ts'
import { chargeRow } from './charge-sheet.ts'
import { dutyRow } from './duty-sheet.ts'
import { freightRow } from './freight-sheet.ts'
import { currencyRow, sizeRow, transitRow } from './other-sheets.ts'
import { cellIssues, readSheet, type RowSchema } from './read-sheet.ts'
import { toCells, type Values } from './row-cells.ts'

/** A port or a country that a row names, and in which column. */
type Named = { column: string; country: string; port?: string }

/** A row that was read. `key` tells it apart from the others of its sheet; `line`: of the file, the heading is 1. */
export type SheetRow = { line: number; key: string; values: Values; cells: SheetCells; named: readonly Named[] }

/** What the table of every sheet has. `position`: the place in the sheet, where that counts. */
export type SheetTable = PgTable & { id: PgColumn; version: PgColumn; isSample: PgColumn; position?: PgColumn }

export type Sheet = {
  table: SheetTable
  /** The rows of a file, or what is wrong with it. */
  open: (bytes: Uint8Array) => { rows: SheetRow[]; issues: PriceSheetIssue[] }
  /** One row by its cells. */
  read: (cells: SheetCells) => { row: SheetRow } | { issues: Omit<PriceSheetIssue, 'row'>[] }
  keyOf: (values: Values) => string
  /** The column by which a row is called. */
  keyColumn: string
  /** Two rows may have the same key: alternatives of a step. */
  isRepeatable: boolean
}

/** Everything is loaded in China. */
const LOADED_IN = 'CN'

const DUTY_KEY = [
  'country_iso2',
  'order',
  'component',
  'energy_type',
  'condition',
  'category',
  'engine_cc_min',
  'engine_cc_max',
  'power_kw_min',
  'power_kw_max',
  'age_years_min',
  'age_years_max',
  'value_usd_min',
  'value_usd_max',
  'brand_sign',
]

/** How each sheet is kept: its table, and how a file or a row is read for it. */
export const SHEETS: Readonly<Record<PriceSheet, Sheet>> = {
  freight: sheetOf({
    sheet: 'freight',
    table: freightRate,
    row: freightRow,
    columns: freightRow.in.shape,
    key: ['rate_id'],
    namedBy: (row) => [
      { column: 'loading_port', port: row.loadingPort, country: LOADED_IN },
      { column: 'destination_country_iso2', country: row.destinationCountryIso2 },
      { column: 'destination_port', port: row.destinationPort, country: row.destinationCountryIso2 },
    ],
  }),
  charges: sheetOf({
    sheet: 'charges',
    table: shippingCharge,
    row: chargeRow,
    columns: chargeRow.in.shape,
    key: ['row_id'],
    namedBy: ({ countryIso2 }) => (countryIso2 === null ? [] : [{ column: 'country_iso2', country: countryIso2 }]),
  }),
  // Alternatives of a step are told apart by all of their conditions.
  duties: sheetOf({
    sheet: 'duties',
    table: dutyRule,
    row: dutyRow,
    columns: dutyRow.in.shape,
    key: DUTY_KEY,
    isRepeatable: true,
    namedBy: ({ countryIso2 }) => [{ column: 'country_iso2', country: countryIso2 }],
  }),
  transit: sheetOf({
    sheet: 'transit',
    table: transitRoute,
    row: transitRow,
    columns: transitRow.in.shape,
    key: ['country_iso2', 'entry_port', 'entry_country_iso2'],
    namedBy: (row) => [
      { column: 'country_iso2', country: row.countryIso2 },
      { column: 'entry_country_iso2', country: row.entryCountryIso2 },
      { column: 'entry_port', port: row.entryPort, country: row.entryCountryIso2 },
    ],
  }),
  sizes: sheetOf({
    sheet: 'sizes',
    table: modelSize,
    row: sizeRow,
    columns: sizeRow.in.shape,
    key: ['brand_sign', 'model_name', 'energy_type', 'displacement_cc'],
  }),
  currencies: sheetOf({
    sheet: 'currencies',
    table: currency,
    row: currencyRow,
    columns: currencyRow.in.shape,
    key: ['currency_code'],
    namedBy: ({ countries }) => countries.map((country) => ({ column: 'countries_iso2', country })),
  }),
}

type Spec<Row extends Values> = {
  sheet: PriceSheet
  table: SheetTable
  row: RowSchema<Row>
  columns: object
  /** Columns that tell a row apart from the others. */
  key: readonly string[]
  isRepeatable?: boolean
  namedBy?: (row: Row) => readonly Named[]
}

function sheetOf<Row extends Values>({ sheet, table, row: schema, columns, key, isRepeatable = false, namedBy = () => [] }: Spec<Row>): Sheet {
  const keyOfCells = (cells: SheetCells) => key.map((column) => cells[column]).join()
  const toRow = (values: Row, line: number): SheetRow => {
    const cells = toCells(sheet, values)
    return { line, key: keyOfCells(cells), values, cells, named: namedBy(values) }
  }
  return {
    table,
    keyColumn: key[0] ?? '',
    isRepeatable,
    keyOf: (values) => keyOfCells(toCells(sheet, values)),
    open: (bytes) => {
      const keyOf = (values: Row) => (isRepeatable ? null : keyOfCells(toCells(sheet, values)))
      const { rows, lines, issues } = readSheet({ columns: Object.keys(columns), row: schema, keyOf }, bytes)
      return { rows: rows.map((values, at) => toRow(values, lines[at] ?? 0)), issues }
    },
    read: (cells) => {
      const parsed = schema.safeParse(Object.fromEntries(Object.keys(columns).map((column) => [column, cells[column] ?? ''])))
      return parsed.success ? { row: toRow(parsed.data, 0) } : { issues: cellIssues(parsed.error) }
    },
  }
}
