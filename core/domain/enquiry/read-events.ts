import { asc, eq, inArray } from 'drizzle-orm'
import type { EnquiryEvent } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiryEvent, staff } from '#core/db/schema/index.ts'

/** What happened to an enquiry, oldest first, with the names of the people. */
export async function readEvents(db: Tx, enquiryId: number): Promise<EnquiryEvent[]> {
  const rows = await db
    .select({ id: enquiryEvent.id, kind: enquiryEvent.kind, createdAt: enquiryEvent.createdAt, staffId: enquiryEvent.staffId, detail: enquiryEvent.detail })
    .from(enquiryEvent)
    .where(eq(enquiryEvent.enquiryId, enquiryId))
    .orderBy(asc(enquiryEvent.createdAt), asc(enquiryEvent.id))
  const owners = rows.flatMap((row) => (row.kind === 'owner_changed' ? [row.detail['from'], row.detail['to']] : []))
  const people = await readPeople(db, [...rows.map((row) => row.staffId), ...owners])
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    created_at: row.createdAt.toISOString(),
    staff: people(row.staffId),
    detail: row.kind === 'owner_changed' ? { from: people(row.detail['from']), to: people(row.detail['to']) } : row.detail,
  }))
}

type Person = { id: number; name: string }

async function readPeople(db: Tx, ids: readonly unknown[]): Promise<(id: unknown) => Person | null> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'number')
  const rows = wanted.length === 0 ? [] : await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, wanted))
  const known = new Map<unknown, Person>(rows.map((row) => [row.id, row]))
  return (id) => known.get(id) ?? null
}
