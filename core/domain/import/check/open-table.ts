import type { ImportKind } from '#contract/import.ts'
import { headingIndexOf, refuseForeignTable, refuseOtherKind } from './other-kind.ts'
import { readTable, type Table } from '#core/domain/import/map/read-table.ts'
import { ImportFileError, isImportFileError } from '#core/domain/import/reason/reason.ts'
import { KINDS } from './kinds.ts'

/** A column that may stand in for a needed one: a used unit's VIN gives its stock reference, three sizes may be one cell. */
const EITHER: Partial<Record<ImportKind, readonly (readonly string[])[]>> = { used: [['stock_ref', 'vin']] }

/** Finds a kind's table in a file. Errors: those of `readTable`, `columns_missing`, and `looks_like_other_kind`. */
export async function openTable(kind: ImportKind, bytes: Uint8Array): Promise<Table> {
  const { needed } = KINDS[kind].columns
  const table = await readTable(bytes, headingIndexOf(kind), needed).catch(async (error: unknown) => {
    if (isImportFileError(error) && error.code === 'no_header') await refuseForeignTable(kind, bytes)
    throw error
  })
  const found = new Set(table.header.columns.map((match) => match.column))
  const isMissing = (group: readonly string[]) => !group.some((name) => found.has(name))
  const either = EITHER[kind] ?? []
  const missing = [...needed.map((name) => [name]), ...either].filter(isMissing).map((group) => group.join(' / '))
  // A kind's own key (a used unit's VIN) settles what the file is, however much else it tells.
  if (missing.length > 0 || either.length === 0) refuseOtherKind(kind, table.header)
  if (missing.length > 0) throw new ImportFileError('columns_missing', { columns: missing.join(', '), row: table.header.headerRow })
  return table
}
