import type { RawCell, RawRow } from '#core/domain/import/read/raw-row.ts'
import type { Table } from './read-table.ts'

/** Row of the file to column to text: what a person has put right. */
export type Corrections = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The table with some of its cells put right. A column that the file does not have cannot be. */
export function withCorrections(table: Table, corrections: Corrections): Table {
  if (Object.keys(corrections).length === 0) return table
  const indexes = new Map(table.header.columns.map((match) => [match.column, match.index]))
  return {
    ...table,
    *blocks() {
      for (const block of table.blocks()) {
        yield { ...block, rows: block.rows.map((row) => correctRow(row, corrections, indexes)) }
      }
    },
  }
}

/** One row of it; `indexes`: where each column stands. */
export function correctRow(row: RawRow, corrections: Corrections, indexes: ReadonlyMap<string, number>): RawRow {
  const given = corrections[String(row.row)]
  if (given === undefined) return row
  const cells: RawCell[] = [...row.cells]
  for (const [column, text] of Object.entries(given)) {
    const at = indexes.get(column)
    if (at !== undefined) cells[at] = text
  }
  return { ...row, cells: Array.from(cells, (cell) => cell ?? null), isBroken: false }
}
