import type { Value, Values } from '#core/domain/import/cells/reading.ts'
import type { ColumnSpec } from '#core/domain/import/columns/column.ts'
import { canonical } from './content-hash.ts'
import { FITS, type StoredRecord, type TableSpec } from './table-spec.ts'

/** Ids of brands by their sign. */
export type BrandIds = ReadonlyMap<string, number>

/** A row's stated values under the table's column names. */
export function toRecord(values: Values, table: TableSpec, brandIds: BrandIds): StoredRecord {
  const record: StoredRecord = {}
  for (const [name, value] of Object.entries(values)) {
    const column = table.columns[name]
    if (column === undefined) throw new Error(`No column for ${name} in ${table.table}`)
    record[column] = storedValue(column, value, brandIds)
  }
  return record
}

/** A whole new row: what is stated, and for the rest what an empty cell stands for. */
export function completeRecord(record: StoredRecord, table: TableSpec, columns: readonly ColumnSpec[]): StoredRecord {
  const whole: StoredRecord = {}
  for (const spec of columns) {
    const column = table.columns[spec.name]
    if (column !== undefined) whole[column] = Object.hasOwn(record, column) ? record[column] : (spec.whenEmpty ?? null)
  }
  return whole
}

/** The stored row with what the file states; columns the file does not have stay as they are. */
export function mergeRecord(stored: StoredRecord, record: StoredRecord, table: TableSpec): StoredRecord {
  const whole: StoredRecord = {}
  for (const column of Object.values(table.columns)) whole[column] = Object.hasOwn(record, column) ? record[column] : stored[column]
  return whole
}

/** True if the stored row already says everything that the file states. */
export function isSameContent(stored: StoredRecord, record: StoredRecord): boolean {
  return Object.keys(record).every((column) => canonical(stored[column] ?? null) === canonical(record[column] ?? null))
}

function storedValue(column: string, value: Value, brandIds: BrandIds): unknown {
  if (column === 'brand_id') return typeof value === 'string' ? brandIds.get(value) : null
  // Patterns are a set; in order they compare equal with what is stored.
  return column === FITS && Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : value
}
