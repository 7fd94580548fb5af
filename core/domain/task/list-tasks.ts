import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { ListTasksInput, TaskPage } from '#contract/task.ts'
import type { TaskTime } from '#contract/task-values.ts'
import { country, enquiry, task } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'
import { toTask } from './read-tasks.ts'
import { isOf } from './whose-task.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Open tasks by when they are due, the latest first to the last; by the reader's clock late, today's or later; of those one is responsible for, or of all. Permission `enquiry.read`. */
export async function listTasks({ ctx, input }: { ctx: Ctx; input: ListTasksInput }): Promise<TaskPage> {
  const staffId = requirePermission(ctx, 'enquiry.read')
  const { page, page_size: size } = input
  const now = ctx.ports.clock.now()
  const tomorrow = startOfTomorrow(now, input.utc_offset_minutes)
  // What is due today and has not been done by its hour is late already.
  const times: Record<TaskTime, SQL> = {
    overdue: sql`${task.dueAt} < ${now.toISOString()}`,
    today: sql`${task.dueAt} >= ${now.toISOString()} and ${task.dueAt} < ${tomorrow.toISOString()}`,
    later: sql`${task.dueAt} >= ${tomorrow.toISOString()}`,
  }
  const mine = input.whose === 'mine' ? isOf(staffId ?? 0) : undefined
  const asked = and(isNull(task.doneAt), mine)
  const countOf = (time: TaskTime) => sql<number>`(count(*) filter (where ${times[time]}))::int`
  const [[counts], rows] = await Promise.all([
    ctx.db
      .select({ overdue: countOf('overdue'), today: countOf('today'), later: countOf('later') })
      .from(task)
      .innerJoin(enquiry, eq(enquiry.id, task.enquiryId))
      .where(asked),
    ctx.db
      .select({ task, reference: enquiry.reference, name: enquiry.name, countryName: enquiry.countryName, countryIso2: country.iso2, ownerId: enquiry.ownerId })
      .from(task)
      .innerJoin(enquiry, eq(enquiry.id, task.enquiryId))
      .leftJoin(country, eq(country.id, enquiry.countryId))
      .where(and(asked, input.time === undefined ? undefined : times[input.time]))
      .orderBy(asc(task.dueAt), asc(task.id))
      .limit(size)
      .offset((page - 1) * size),
  ])
  const people = await readPeople(
    ctx.db,
    rows.flatMap((row) => [row.task.createdBy, row.task.doneBy, row.ownerId]),
  )
  const known = counts ?? { overdue: 0, today: 0, later: 0 }
  return {
    list: rows.map((row) => ({
      ...toTask(row.task, people),
      time: row.task.dueAt < now ? 'overdue' : row.task.dueAt < tomorrow ? 'today' : 'later',
      enquiry: {
        id: row.task.enquiryId,
        reference: row.reference,
        name: row.name,
        country_iso2: row.countryIso2,
        country_name: row.countryName,
        owner: people(row.ownerId),
      },
    })),
    total: input.time === undefined ? known.overdue + known.today + known.later : known[input.time],
    page,
    page_size: size,
    counts: known,
  }
}

/** When today ends on a clock that goes `offsetMinutes` before UTC. */
export function startOfTomorrow(now: Date, offsetMinutes: number): Date {
  const local = now.getTime() + offsetMinutes * MINUTE_MS
  return new Date(local - (local % DAY_MS) + DAY_MS - offsetMinutes * MINUTE_MS)
}
