import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Bands } from './bands.ts'
import type { Counted, Facet } from './facet.ts'

/** A facet of a column of text. */
export function textFacet(column: PgColumn, order: readonly string[] = []): Facet {
  return {
    key: { name: column.name, sql: sql`${column}` },
    valueOf: (cell) => (typeof cell === 'string' ? cell : null),
    condition: (values) => isOneOf(column, values, 'text'),
    order: () => order,
  }
}

/**
 * A facet of a column of text in which one value, `either`, says that a row can be had as each of `sides`: it is counted and found under all of
 * them. That value may be asked for by itself, for old addresses, and is not offered.
 */
export function eitherFacet(column: PgColumn, sides: readonly string[], either: string): Facet {
  const fitting = (values: readonly string[]) => (values.some((value) => sides.includes(value)) ? [...values, either] : values)
  return {
    ...textFacet(column, sides),
    valueOf: (cell) => (cell === either ? { values: [...sides, either], isAny: false } : typeof cell === 'string' ? cell : null),
    condition: (values) => isOneOf(column, fitting(values), 'text'),
    unoffered: [either],
  }
}

type ListOptions = { needsAll?: boolean; unoffered?: readonly string[] }

/** A facet of a column with a list of texts; `needsAll`: a row must have all that is selected, else one of them. */
export function listFacet(column: PgColumn, order: readonly string[], { needsAll = false, unoffered = [] }: ListOptions = {}): Facet {
  const operator = sql.raw(needsAll ? '@>' : '&&')
  return {
    key: { name: column.name, sql: sql`${column}` },
    valueOf: (cell) => (Array.isArray(cell) && cell.length > 0 ? { values: cell, isAny: false } : null),
    condition: (values) => sql`${column} ${operator} ${sql.param([...values])}::text[]`,
    order: () => order,
    needsAll,
    unoffered,
  }
}

/** A facet of limits, the smallest first, that the numbers of a column keep to: a number is counted under every limit from its own up. */
export function limitFacet(column: PgColumn, limits: readonly string[]): Facet {
  const known = (values: readonly string[]) => values.filter((value) => limits.includes(value)).map(Number)
  return {
    key: { name: column.name, sql: sql`${column}` },
    valueOf: (cell) => (typeof cell === 'number' ? { values: limits.filter((limit) => cell <= Number(limit)), isAny: false } : null),
    condition: (values) => sql`${column} <= ${Math.max(-1, ...known(values))}`,
    order: () => limits,
  }
}

/** A facet of a column of whole numbers, smallest first unless descending. Texts that are no number are no value. */
export function numberFacet(column: PgColumn, { isDescending = false }: { isDescending?: boolean } = {}): Facet {
  return {
    key: { name: column.name, sql: sql`${column}` },
    valueOf: (cell) => (cell === null ? null : String(cell)),
    condition: (values) => isOneOf(column, values.filter((value) => /^\d{1,9}$/.test(value)).map(Number), 'integer'),
    isDescending,
  }
}

/** A facet of the bands that the numbers of a column lie in. Unknown bands are no value. */
export function bandFacet(column: PgColumn, bands: Bands): Facet {
  const rising = [...bands].toSorted(([, a], [, b]) => a.from - b.from)
  const names = rising.map(([name]) => name)
  const bounds = sql.raw(rising.map(([, { from }]) => from).join(','))
  return {
    // `width_bucket` answers how many of the bounds a number has reached.
    key: { name: `${column.name}_band`, sql: sql`width_bucket(${column}, array[${bounds}]::bigint[])` },
    valueOf: (cell) => (typeof cell === 'number' ? (names[cell - 1] ?? null) : null),
    condition: (values) => anyOf(values.flatMap((value) => bands.get(value) ?? []).map(({ from, to }) => isWithin(column, from, to))),
    order: () => names,
  }
}

/** A mark that rows have or not: counted, and asked for by `true`. */
export function mark(column: PgColumn): Counted {
  return {
    key: { name: column.name, sql: sql`${column}` },
    valueOf: String,
    condition: (values) => (values.includes('true') ? sql`${column}` : sql`false`),
  }
}

/** One of several conditions; none of them is never true. */
export function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`
}

/**
 * A column holds one of the values. One array parameter: the statement's text is the same for any number of values. One value stays an
 * equation, which indexes like.
 */
export function isOneOf(column: PgColumn, values: readonly (string | number)[], type: 'text' | 'integer' | 'bigint'): SQL {
  if (values.length === 1) return sql`${column} = ${sql.param(values[0])}`
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`
}

/** A column lies between two bounds, the lower one inclusive, the upper one exclusive; null without end. */
export function isWithin(column: PgColumn, from: number, to: number | null): SQL {
  return to === null ? sql`${column} >= ${from}` : sql`(${column} >= ${from} and ${column} < ${to})`
}
