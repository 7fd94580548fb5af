import { inArray } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { staff } from '#core/db/schema/index.ts'

type Person = { id: number; name: string }

/** Names of people of the staff by id, of whatever a log holds in the place of one; null for what is nobody. */
export async function readPeople(db: Tx, ids: readonly unknown[]): Promise<(id: unknown) => Person | null> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'number')
  const rows = wanted.length === 0 ? [] : await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, wanted))
  const known = new Map<unknown, Person>(rows.map((row) => [row.id, row]))
  return (id) => known.get(id) ?? null
}
