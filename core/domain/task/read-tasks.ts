import { asc, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { LeadTasks, Task } from '#contract/task.ts'
import { country, enquiry, task } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { zonesOf } from '#core/domain/local-time/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'

/** Of what was done. */
const MOST_DONE = 50

type Row = typeof task.$inferSelect
type People = Awaited<ReturnType<typeof readPeople>>

/** Tasks of a lead. Throws `not_found`. The caller has checked the permission. */
export async function readTasks({ db, ports }: Pick<Ctx, 'db' | 'ports'>, enquiryId: number): Promise<LeadTasks> {
  const [lead] = await db.select({ iso2: country.iso2 }).from(enquiry).leftJoin(country, eq(country.id, enquiry.countryId)).where(eq(enquiry.id, enquiryId))
  if (lead === undefined) throw new AppError('not_found')
  const rows = await db
    .select()
    .from(task)
    .where(eq(task.enquiryId, enquiryId))
    .orderBy(sql`${task.doneAt} desc nulls first`, asc(task.dueAt), desc(task.id))
    .limit(MOST_DONE * 2)
  const people = await readPeople(
    db,
    rows.flatMap(({ createdBy, doneBy }) => [createdBy, doneBy]),
  )
  const told = rows.map((row) => toTask(row, people))
  return {
    open: told.filter(({ done_at: at }) => at === null),
    done: told.filter(({ done_at: at }) => at !== null).slice(0, MOST_DONE),
    time_zones: zonesOf(lead.iso2, ports.clock.now()),
  }
}

export function toTask(row: Row, people: People): Task {
  return {
    id: row.id,
    title: row.title,
    due_at: row.dueAt.toISOString(),
    time_zone: row.timeZone,
    created_at: row.createdAt.toISOString(),
    created_by: people(row.createdBy),
    done_at: row.doneAt?.toISOString() ?? null,
    done_by: people(row.doneBy),
  }
}
