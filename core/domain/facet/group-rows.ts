import { sql, type SQL } from 'drizzle-orm'
import { facetNames, type Cell, type Counted, type GroupKey } from './facet.ts'

/** A group of the statement: its cells by the names of the keys, and how many rows are in it. */
export type GroupRow = Readonly<Record<string, Cell>> & { readonly count: number }

/** Distinct cells of a key, and for each group the place of its own among them. */
export type KeyColumn = { cells: readonly Cell[]; codes: Uint16Array | Uint32Array }

/**
 * Rows grouped by all that they are counted by, in small numbers: 100,000 cars make some thousand groups, so that every facet of every
 * combination of filters is counted in about a millisecond without asking the database again (decision 0010).
 */
export type Groups = { size: number; counts: Uint32Array; keys: Readonly<Record<string, KeyColumn>> }

type Columns = Readonly<Record<string, Pick<Counted, 'key'>>>

/** The statement that answers `GroupRow`s: each key of the columns once, and the number of rows. */
export function groupRows(columns: Columns, from: SQL, where: SQL): SQL {
  const keys = keysOf(columns)
  const names = keys.map(({ name, sql: cell }) => sql`${cell} as ${sql.identifier(name)}`)
  const places = sql.raw(keys.map((_key, index) => index + 1).join(', '))
  return sql`select ${sql.join(names, sql`, `)}, count(*)::int as count from ${from} where ${where} group by ${places}`
}

/** Packs the answer of that statement. */
export function packGroups(columns: Columns, rows: readonly GroupRow[]): Groups {
  const keys = keysOf(columns).map(({ name }) => [name, packCells(rows.map((row) => row[name] ?? null))] as const)
  return { size: rows.length, counts: Uint32Array.from(rows, (row) => row.count), keys: Object.fromEntries(keys) }
}

/** Bytes that packed groups take, roughly. */
export function groupsBytes({ size, keys }: Groups): number {
  return Object.values(keys).reduce((sum, { cells, codes }) => sum + 100 + 150 * cells.length + codes.byteLength, 500 + 4 * size)
}

function keysOf(columns: Columns): GroupKey[] {
  return [
    ...new Map(
      facetNames(columns)
        .flatMap((name) => columns[name]?.key ?? [])
        .map((key) => [key.name, key]),
    ).values(),
  ]
}

function packCells(cells: readonly Cell[]): KeyColumn {
  const codeOf = new Map<Cell, number>()
  const distinct: Cell[] = []
  const codes = cells.map((cell) => {
    const mark = Array.isArray(cell) ? JSON.stringify(cell) : cell
    const known = codeOf.get(mark)
    if (known !== undefined) return known
    codeOf.set(mark, distinct.length)
    return distinct.push(cell) - 1
  })
  return { cells: distinct, codes: distinct.length > 0xffff ? Uint32Array.from(codes) : Uint16Array.from(codes) }
}
