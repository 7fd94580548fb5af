import type { ImportKind } from '#contract/import.ts'
import type { CellReader, Value } from '#core/domain/import/map/cells/reading.ts'
import type { AliasTable } from '#core/domain/import/map/headings/alias-table.ts'

/** A column of a kind: how its cells are read, and what an empty cell means. */
export type ColumnSpec = {
  name: string
  read: CellReader
  /** An empty cell keeps the row out. */
  isRequired?: boolean
  /** What an empty or missing cell stands for; else null. */
  whenEmpty?: Value
}

/** What a kind's file looks like. */
export type KindColumns = {
  kind: ImportKind
  columns: readonly ColumnSpec[]
  aliases: AliasTable
  /** Headings without which no row can be understood. */
  needed: readonly string[]
  /** Columns that hold a key: a lone filled cell there may be a broken row rather than a note. */
  keys: readonly string[]
  /** Columns that a totals line leaves empty. */
  identity: readonly string[]
}

/** Shorthand for a column. */
export function column(name: string, read: CellReader, options: Omit<ColumnSpec, 'name' | 'read'> = {}): ColumnSpec {
  return { name, read, ...options }
}
