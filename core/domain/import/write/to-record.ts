import type { ImportKind } from '#contract/import.ts'
import { canonical } from '#core/domain/import/check/content-hash.ts'
import type { Value, Values } from '#core/domain/import/map/cells/reading.ts'
import type { ColumnSpec } from '#core/domain/import/map/columns/column.ts'
import { asContent, asStated } from './column-values.ts'
import { FITS, TABLES, type Content, type Stated, type TableSpec } from './table-spec.ts'

/** Ids of brands by their sign. */
export type BrandIds = ReadonlyMap<string, number>

/** A row's stated values under the table's column names. */
export function toRecord<K extends ImportKind>(kind: K, values: Values, brandIds: BrandIds): Stated<K> {
  const { table, columns }: TableSpec = TABLES[kind]
  const record: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const column = columns[name]
    if (column === undefined) throw new Error(`No column for ${name} in ${table}`)
    record[column] = storedValue(column, value, brandIds)
  }
  return asStated(kind, record)
}

/** A whole new row: what is stated, and for the rest what an empty cell stands for. */
export function completeRecord<K extends ImportKind>(kind: K, record: Stated<K>, specs: readonly ColumnSpec[]): Content<K> {
  const { columns }: TableSpec = TABLES[kind]
  const empty = specs.flatMap(({ name, whenEmpty }) => {
    const column = columns[name]
    return column === undefined ? [] : [[column, whenEmpty ?? null] as const]
  })
  return asContent(kind, { ...Object.fromEntries(empty), ...record })
}

/** The stored row with what the file states; columns the file does not have stay as they are. */
export function mergeRecord<K extends ImportKind>(kind: K, stored: Content<K>, record: Stated<K>): Content<K> {
  const { columns }: TableSpec = TABLES[kind]
  const known: Readonly<Record<string, unknown>> = stored
  const kept = Object.fromEntries(Object.values(columns).map((column) => [column, known[column]]))
  return asContent(kind, { ...kept, ...record })
}

/** True if the stored row already says everything that the file states. */
export function isSameContent<K extends ImportKind>(stored: Content<K>, record: Stated<K>): boolean {
  const known: Readonly<Record<string, unknown>> = stored
  return Object.entries(record).every(([column, value]) => canonical(known[column] ?? null) === canonical(value ?? null))
}

function storedValue(column: string, value: Value, brandIds: BrandIds): unknown {
  if (column === 'brand_id') return typeof value === 'string' ? brandIds.get(value) : null
  // Patterns are a set; in order they compare equal with what is stored.
  return column === FITS && Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : value
}
