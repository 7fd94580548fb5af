import { sql, type SQL } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { Db } from '#core/db/client.ts'
import { facetNames, type Facets, type FacetSelection } from './facet.ts'

/** Values that a test looks at, by facet. */
export type FacetPool<Name extends string> = Readonly<Record<Name, readonly string[]>>

type PlainCount<Name extends string, Known> = {
  db: Db
  from: SQL
  where: SQL
  facets: Facets<Name, Known>
  known: Known
  selection: FacetSelection<Name>
  pool: FacetPool<Name>
}

/** Some values of some facets. For tests. */
export function anySelection<Name extends string>(pool: FacetPool<Name>): fc.Arbitrary<{ [Each in Name]?: string[] }> {
  const values = facetNames(pool).map((name) => [name, fc.uniqueArray(fc.constantFrom(...pool[name]), { minLength: 1, maxLength: 3 })])
  // Object.fromEntries forgets the names.
  return fc.record(Object.fromEntries(values) as { [Each in Name]: fc.Arbitrary<string[]> }, { requiredKeys: [] }) as fc.Arbitrary<{
    [Each in Name]?: string[]
  }>
}

/**
 * The definition as one statement over the rows, by the conditions of the list: the rows that meet the whole selection, and for each value
 * of the pool those that have it and meet the rest. Values without rows are left out, and so are those that are not offered. For tests.
 */
export async function countPlainly<Name extends string, Known>(count: PlainCount<Name, Known>): Promise<{ total: number; counts: Record<string, number> }> {
  const asked = facetNames(count.facets).flatMap((name) =>
    count.pool[name]
      .filter((value) => isOffered(count, name, value))
      .map((value) => ({ mark: `${name} ${value}`, condition: optionCondition(count, name, value) })),
  )
  const columns = asked.map(({ condition }, index) => sql`count(*) filter (where ${condition})::int as ${sql.identifier(`c${index}`)}`)
  const { rows } = await count.db.execute<Record<string, number>>(sql`
    select ${sql.join([sql`count(*) filter (where ${selected(count, [])})::int as total`, ...columns], sql`, `)} from ${count.from} where ${count.where}`)
  const counts = asked.map(({ mark }, index) => [mark, rows[0]?.[`c${index}`] ?? 0] as const)
  return { total: rows[0]?.total ?? 0, counts: Object.fromEntries(counts.filter(([, number]) => number > 0)) }
}

/** Options with rows as `countPlainly` writes them. For tests. */
export function countedOptions(facets: readonly { name: string; options: readonly { value: string; count: number }[] }[]): Record<string, number> {
  const counted = facets.flatMap(({ name, options }) => options.map(({ value, count }) => [`${name} ${value}`, count] as const))
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

function isOffered<Name extends string, Known>({ facets, selection }: PlainCount<Name, Known>, name: Name, value: string): boolean {
  return facets[name].unoffered?.includes(value) !== true || selection[name]?.has(value) === true
}

function optionCondition<Name extends string, Known>(count: PlainCount<Name, Known>, name: Name, value: string): SQL {
  return sql`${selected(count, leftOut(count.facets, name))} and ${count.facets[name].condition([value], count.known)}`
}

function selected<Name extends string, Known>({ facets, known, selection }: PlainCount<Name, Known>, without: readonly string[]): SQL {
  const conditions = facetNames(facets).flatMap((name) => {
    const values = selection[name]
    return values && !without.includes(name) ? [facets[name].condition([...values], known)] : []
  })
  return sql.join([sql`true`, ...conditions], sql` and `)
}

/** A facet and those that stand under it. */
function leftOut<Name extends string, Known>(facets: Facets<Name, Known>, name: string): string[] {
  if (facets[name as Name]?.needsAll) return []
  const below = facetNames(facets).filter((other) => facets[other].under === name)
  return [name, ...below.flatMap((other) => leftOut(facets, other))]
}
