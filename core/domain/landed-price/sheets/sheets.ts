import type { PgTable } from 'drizzle-orm/pg-core'
import type { PriceSheetIssue } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { Tx } from '#core/db/client.ts'
import { currency, dutyRule, freightRate, modelSize, shippingCharge, transitRoute } from '#core/db/schema/index.ts'
import { chargeRow } from './charge-sheet.ts'
import { dutyRow } from './duty-sheet.ts'
import { freightRow } from './freight-sheet.ts'
import { currencyRow, sizeRow, transitRow } from './other-sheets.ts'
import { readSheet, type RowSchema } from './read-sheet.ts'

/** A port that a row names, and where. */
export type NamedPort = { row: number; column: string; port: string; country: string }

/** A sheet that was read: what is wrong with it, which ports it names, and how it takes the place of what the table holds. */
type OpenSheet = { rows: number; issues: PriceSheetIssue[]; ports: NamedPort[]; write: (tx: Tx, mark: { isSample: boolean }) => Promise<void> }

/** Everything is loaded in China. */
const LOADED_IN = 'CN'

/** Written by one statement; fewer than the database takes parameters for. */
const ROWS_AT_ONCE = 500

/** How each sheet is kept: its table, and how a file is read for it. Rows of duties have no key: alternatives of a step are told apart by all of their conditions. */
export const SHEETS: Readonly<Record<PriceSheet, { table: PgTable; open: (bytes: Uint8Array) => OpenSheet }>> = {
  freight: sheetOf({
    table: freightRate,
    row: freightRow,
    columns: freightRow.in.shape,
    keyOf: ({ rateId }) => rateId,
    toValues: (row) => row,
    portsOf: (row) => [
      { column: 'loading_port', port: row.loadingPort, country: LOADED_IN },
      { column: 'destination_port', port: row.destinationPort, country: row.destinationCountryIso2 },
    ],
  }),
  charges: sheetOf({
    table: shippingCharge,
    row: chargeRow,
    columns: chargeRow.in.shape,
    keyOf: ({ rowId }) => rowId,
    toValues: (row, position) => ({ ...row, position }),
  }),
  duties: sheetOf({ table: dutyRule, row: dutyRow, columns: dutyRow.in.shape, keyOf: () => null, toValues: (row, position) => ({ ...row, position }) }),
  transit: sheetOf({
    table: transitRoute,
    row: transitRow,
    columns: transitRow.in.shape,
    keyOf: (row) => [row.countryIso2, row.entryPort, row.entryCountryIso2].join(),
    toValues: (row) => row,
    portsOf: (row) => [{ column: 'entry_port', port: row.entryPort, country: row.entryCountryIso2 }],
  }),
  sizes: sheetOf({
    table: modelSize,
    row: sizeRow,
    columns: sizeRow.in.shape,
    keyOf: (row) => [row.brandSign, row.modelName, row.energyType, row.displacementCc].join(),
    toValues: (row) => row,
  }),
  currencies: sheetOf({ table: currency, row: currencyRow, columns: currencyRow.in.shape, keyOf: ({ code }) => code, toValues: (row) => row }),
}

type Spec<Table extends PgTable, Row> = {
  table: Table
  row: RowSchema<Row>
  columns: object
  keyOf: (row: Row) => string | null
  /** `position`: its place in the sheet, from 0. */
  toValues: (row: Row, position: number) => Table['$inferInsert']
  portsOf?: (row: Row) => readonly Omit<NamedPort, 'row'>[]
}

function sheetOf<Table extends PgTable, Row>({
  table,
  row,
  columns,
  keyOf,
  toValues,
  portsOf = () => [],
}: Spec<Table, Row>): { table: PgTable; open: (bytes: Uint8Array) => OpenSheet } {
  const open = (bytes: Uint8Array): OpenSheet => {
    const { rows, lines, issues } = readSheet({ columns: Object.keys(columns), row, keyOf }, bytes)
    const write: OpenSheet['write'] = async (tx, mark) => {
      await tx.delete(table)
      const values = rows.map((each, position) => ({ ...toValues(each, position), ...mark }))
      for (let at = 0; at < values.length; at += ROWS_AT_ONCE) await tx.insert(table).values(values.slice(at, at + ROWS_AT_ONCE))
    }
    const ports = rows.flatMap((each, at) => portsOf(each).map((named) => ({ ...named, row: lines[at] ?? 0 })))
    return { rows: rows.length, issues, ports, write }
  }
  return { table, open }
}
