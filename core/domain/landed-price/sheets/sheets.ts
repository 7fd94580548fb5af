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

/** A sheet that was read: what is wrong with it, and how it takes the place of what the table holds. */
type OpenSheet = { rows: number; issues: PriceSheetIssue[]; write: (tx: Tx, mark: { isSample: boolean }) => Promise<void> }

/** Written by one statement; fewer than the database takes parameters for. */
const ROWS_AT_ONCE = 500

/** How each sheet is kept: its table, and how a file is read for it. Rows of duties have no key: alternatives of a step are told apart by all of their conditions. */
export const SHEETS: Readonly<Record<PriceSheet, { table: PgTable; open: (bytes: Uint8Array) => OpenSheet }>> = {
  freight: sheetOf({ table: freightRate, row: freightRow, columns: freightRow.in.shape, keyOf: ({ rateId }) => rateId, toValues: (row) => row }),
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
}

function sheetOf<Table extends PgTable, Row>({
  table,
  row,
  columns,
  keyOf,
  toValues,
}: Spec<Table, Row>): { table: PgTable; open: (bytes: Uint8Array) => OpenSheet } {
  const open = (bytes: Uint8Array): OpenSheet => {
    const { rows, issues } = readSheet({ columns: Object.keys(columns), row, keyOf }, bytes)
    const write: OpenSheet['write'] = async (tx, mark) => {
      await tx.delete(table)
      const values = rows.map((each, position) => ({ ...toValues(each, position), ...mark }))
      for (let at = 0; at < values.length; at += ROWS_AT_ONCE) await tx.insert(table).values(values.slice(at, at + ROWS_AT_ONCE))
    }
    return { rows: rows.length, issues, write }
  }
  return { table, open }
}
