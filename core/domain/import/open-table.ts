import type { ImportKind } from '#contract/import.ts'
import { buildHeadingIndex } from './headings/match-headings.ts'
import { readTable, type Table } from './read/read-table.ts'
import { ImportFileError } from './reason.ts'
import { KINDS } from './rows/kinds.ts'

/** A column that may stand in for a needed one: a used unit's VIN gives its stock reference, three sizes may be one cell. */
const EITHER: Partial<Record<ImportKind, readonly (readonly string[])[]>> = { used: [['stock_ref', 'vin']] }

/** Finds a kind's table in a file. Errors: those of `readTable`, and `columns_missing`. */
export async function openTable(kind: ImportKind, bytes: Uint8Array): Promise<Table> {
  const { columns } = KINDS[kind]
  const index = buildHeadingIndex(
    columns.columns.map((column) => column.name),
    columns.aliases,
  )
  const table = await readTable(bytes, index, columns.needed)
  const found = new Set(table.header.columns.map((match) => match.column))
  const groups = [...columns.needed.map((name) => [name]), ...(EITHER[kind] ?? [])]
  const missing = groups.filter((group) => !group.some((name) => found.has(name))).map((group) => group.join(' / '))
  if (missing.length > 0) throw new ImportFileError('columns_missing', { columns: missing.join(', '), row: table.header.headerRow })
  return table
}
