import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { SaveWorkingTimeInput, WorkingTime } from '#contract/working-time.ts'
import { staff, staffAbsence } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { localTimeOf } from '#core/domain/local-time/index.ts'
import { requireOneOf, requirePermission } from '#core/domain/permission/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { whyNot } from './choose-owner.ts'
import { readRoutedPeople } from './read-routed-people.ts'

/** When everybody who may own a lead works, and whether they do now, by name. Permission `enquiry.read`. */
export async function listWorkingTimes({ ctx }: { ctx: Ctx }): Promise<WorkingTime[]> {
  requirePermission(ctx, 'enquiry.read')
  const now = ctx.ports.clock.now()
  const { value: hours } = await readSettings({ ctx, group: 'hours' })
  const people = await readRoutedPeople(ctx.db, now)
  const names = await ctx.db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...people.keys()]))
    .orderBy(asc(staff.name), asc(staff.id))
  return names.flatMap(({ id, name }) => {
    const person = people.get(id)
    if (person === undefined) return []
    const today = localTimeOf(now, (person.week ?? hours).time_zone).slice(0, 10)
    const absences = person.absences.filter(({ lastDay }) => lastDay >= today).toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
    return [
      {
        id,
        name,
        week: person.week,
        absences: absences.map(({ firstDay, lastDay }) => ({ from: firstDay, to: lastDay })),
        is_at_work: whyNot(person, { hours, at: now, onlyAtWork: true }) === null,
      },
    ]
  })
}

/**
 * Sets when somebody works, and the days that they are away from today on. One's own with `enquiry.read`, a colleague's with `enquiry.assign`.
 * Throws `forbidden`, `not_found`.
 */
export async function saveWorkingTime({ ctx, input }: { ctx: Ctx; input: SaveWorkingTimeInput }): Promise<WorkingTime> {
  requireOneOf(ctx, ['enquiry.read'])
  const isOwn = ctx.actor.kind === 'staff' && ctx.actor.staffId === input.id
  if (!isOwn) requirePermission(ctx, 'enquiry.assign')
  const now = ctx.ports.clock.now()
  const { value: hours } = await readSettings({ ctx, group: 'hours' })
  const today = localTimeOf(now, (input.week ?? hours).time_zone).slice(0, 10)
  await ctx.db.transaction(async (tx) => {
    if (!(await readRoutedPeople(tx, now)).has(input.id)) throw new AppError('not_found')
    await tx.update(staff).set({ week: input.week }).where(eq(staff.id, input.id))
    await tx.delete(staffAbsence).where(and(eq(staffAbsence.staffId, input.id), gte(staffAbsence.lastDay, today)))
    const coming = input.absences.filter(({ to }) => to >= today)
    if (coming.length > 0)
      await tx.insert(staffAbsence).values(coming.map(({ from, to }) => ({ staffId: input.id, firstDay: from, lastDay: to, createdAt: now })))
    await writeAudit(tx, { ctx, action: 'staff.working_time_saved', subjectKind: 'staff', subjectId: input.id, detail: { absences: coming.length } })
  })
  const saved = (await listWorkingTimes({ ctx })).find(({ id }) => id === input.id)
  if (saved === undefined) throw new AppError('not_found')
  return saved
}
