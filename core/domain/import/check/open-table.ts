import type { ImportKind } from '#contract/import.ts'
import { headingIndexOf, refuseForeignTable, refuseOtherKind } from './other-kind.ts'
import type { HeadingMapping } from '#core/domain/import/map/headings/match-headings.ts'
import { readTable, type Table } from '#core/domain/import/map/read-table.ts'
import { ImportFileError, isImportFileError } from '#core/domain/import/reason/reason.ts'
import { KINDS } from './kinds.ts'

/** Columns of which one must be there: what tells a unit in stock from a model of the catalogue. */
const EITHER: Partial<Record<ImportKind, readonly (readonly string[])[]>> = {
  used: [['supplier_ref', 'vin', 'mileage_km', 'first_registration_date']],
}

/** Finds a kind's table in a file. `mapping`: what a person has set of its headings. Errors: those of `readTable`, `columns_missing`, `looks_like_other_kind`, `unknown_column`. */
export async function openTable(kind: ImportKind, bytes: Uint8Array, mapping: HeadingMapping = {}): Promise<Table> {
  const { needed } = KINDS[kind].columns
  const table = await readTable(bytes, headingIndexOf(kind, mapping), needed).catch(async (error: unknown) => {
    if (isImportFileError(error) && error.code === 'no_header') await refuseForeignTable(kind, bytes)
    throw error
  })
  const found = new Set(table.header.columns.map((match) => match.column))
  const isMissing = (group: readonly string[]) => !group.some((name) => found.has(name) || (name === 'supplier_ref' && found.has('stock_ref')))
  const either = EITHER[kind] ?? []
  const missing = [...needed.map((name) => [name]), ...either].filter(isMissing).map((group) => group.join(' / '))
  // A kind's own key (a used unit's VIN) settles what the file is, however much else it tells.
  if (missing.length > 0 || either.length === 0) refuseOtherKind(kind, table.header)
  if (missing.length > 0) throw new ImportFileError('columns_missing', { columns: missing.join(', '), row: table.header.headerRow })
  return table
}
