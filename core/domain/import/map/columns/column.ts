import type { ImportFaultCode, ImportKind } from '#contract/import.ts'
import type { CellReader, Value } from '#core/domain/import/map/cells/reading.ts'
import type { AliasTable } from '#core/domain/import/map/headings/alias-table.ts'

/** A column of a kind: how its cells are read, and what an empty cell means. */
export type ColumnSpec = {
  name: string
  read: CellReader
  /** The row stays out while the column has no value, once the rules have filled what they can. */
  isRequired?: boolean
  /**
   * Faults of the cell that keep the row out: `all`, or these. Any other fault leaves the cell open with a warning. Without it: all of a required
   * column, none of another.
   */
  essential?: 'all' | 'none' | readonly ImportFaultCode[]
  /** The cell gives other columns their values and has none of its own. */
  isSource?: boolean
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

/** Of a price: what no vehicle can cost makes the whole row doubtful. */
export const IMPOSSIBLE_PRICE: readonly ImportFaultCode[] = ['price_zero', 'out_of_range']

/** Shorthand for a column. */
export function column(name: string, read: CellReader, options: Omit<ColumnSpec, 'name' | 'read'> = {}): ColumnSpec {
  return { name, read, ...options }
}
