import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#core/domain/context.ts'

/** The least and the greatest figure that there is. */
export type Span = { least: number; most: number }
export type Spans<Name extends string> = Readonly<Record<Name, Span | null>>

/** What a figure is stored in: `factor` stored units make one of the filter's (cents of a dollar). */
type Columns<Name extends string> = Readonly<Record<Name, { column: PgColumn; factor?: number }>>

/** Spans of the columns over some rows, in whole units of the filter that hold all of them; null where no row has the figure. */
export async function readSpans<Name extends string>({ db }: Pick<Ctx, 'db'>, columns: Columns<Name>, from: SQL, where: SQL): Promise<Spans<Name>> {
  const entries = Object.entries<{ column: PgColumn; factor?: number }>(columns)
  const wanted = entries.map(
    ([name, { column }]) => sql`min(${column})::float8 as ${sql.identifier(`least_${name}`)}, max(${column})::float8 as ${sql.identifier(`most_${name}`)}`,
  )
  const { rows } = await db.execute<Record<string, number | null>>(sql`select ${sql.join(wanted, sql`, `)} from ${from} where ${where}`)
  const spans = entries.map(([name, { factor = 1 }]) => {
    const [least, most] = [rows[0]?.[`least_${name}`] ?? null, rows[0]?.[`most_${name}`] ?? null]
    return [name, least === null || most === null ? null : { least: Math.floor(least / factor), most: Math.ceil(most / factor) }]
  })
  // Object.fromEntries forgets the names; every column has its entry.
  return Object.fromEntries(spans) as Spans<Name>
}
