import { and, count, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { TASK_LIMITS } from '#contract/task-values.ts'
import type { AddTaskInput, ChangeTaskInput, FinishTaskInput, LeadTasks } from '#contract/task.ts'
import type { EnquiryEventKind } from '#contract/enquiry-values.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { enquiry, enquiryEvent, task } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isFar } from './read-task-time.ts'
import { readTasks } from './read-tasks.ts'

/**
 * Says what is to be done next on a lead and when. Permission `enquiry.write`. The same key once more adds nothing. Errors: `not_found`; `conflict`
 * where the lead has 50 open tasks.
 */
export async function addTask({ ctx, input }: { ctx: Ctx; input: AddTaskInput }): Promise<LeadTasks> {
  requirePermission(ctx, 'enquiry.write')
  await ctx.db.transaction((tx) => addTaskWithin(tx, ctx, input))
  return readTasks(ctx, input.id)
}

/** The same inside of a transaction that changes more; whether it was not there yet. The caller has checked the permission. */
export async function addTaskWithin(tx: Tx, ctx: Ctx, input: AddTaskInput): Promise<boolean> {
  const { id: enquiryId, key, title, due_at: dueAt, time_zone: timeZone } = input
  requireNear(ctx, dueAt)
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.staffId : null
  const [lead] = await tx.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.id, enquiryId)).for('update')
  if (lead === undefined) throw new AppError('not_found')
  const [open] = await tx
    .select({ had: count() })
    .from(task)
    .where(and(eq(task.enquiryId, enquiryId), isNull(task.doneAt)))
  if ((open?.had ?? 0) >= TASK_LIMITS.open) throw new AppError('conflict')
  const added = await tx
    .insert(task)
    .values({ enquiryId, key, title, dueAt: new Date(dueAt), timeZone, createdBy: staffId, createdAt: ctx.ports.clock.now() })
    .onConflictDoNothing({ target: task.key })
    .returning({ id: task.id })
  if (added.length > 0) await note(tx, ctx, { enquiryId, staffId, kind: 'task_added', detail: { text: title, due_at: dueAt, time_zone: timeZone } })
  return added.length > 0
}

function requireNear(ctx: Ctx, dueAt: string): void {
  if (isFar(new Date(dueAt), ctx.ports.clock.now())) throw new AppError('validation_failed', { issues: [{ path: 'due_at', key: 'far_time' }] })
}

/** Says it anew, or for another time, at which it is reminded of again. Permission `enquiry.write`. Errors: `not_found`; `conflict` where it is done. */
export async function changeTask({ ctx, input }: { ctx: Ctx; input: ChangeTaskInput }): Promise<LeadTasks> {
  requirePermission(ctx, 'enquiry.write')
  const { id, title, due_at: dueAt, time_zone: timeZone } = input
  requireNear(ctx, dueAt)
  const enquiryId = await ctx.db.transaction(async (tx) => {
    const found = await lockTask(tx, id)
    if (found.doneAt !== null) throw new AppError('conflict')
    const isMoved = found.dueAt.getTime() !== Date.parse(dueAt)
    await tx
      .update(task)
      .set({ title, dueAt: new Date(dueAt), timeZone, ...(isMoved ? { remindedAt: null } : {}) })
      .where(eq(task.id, id))
    await writeAudit(tx, { ctx, action: 'enquiry.task_changed', subjectKind: 'enquiry', subjectId: found.enquiryId })
    await notifyStaff(tx, { news: 'leads' })
    return found.enquiryId
  })
  return readTasks(ctx, enquiryId)
}

/** Notes that a task is done, or that it is not after all. Permission `enquiry.write`. Throws `not_found`; said once more nothing happens. */
export async function finishTask({ ctx, input }: { ctx: Ctx; input: FinishTaskInput }): Promise<LeadTasks> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const enquiryId = await ctx.db.transaction(async (tx) => {
    const found = await lockTask(tx, input.id)
    if ((found.doneAt !== null) === input.is_done) return found.enquiryId
    const done = input.is_done ? { doneAt: ctx.ports.clock.now(), doneBy: staffId } : { doneAt: null, doneBy: null }
    await tx.update(task).set(done).where(eq(task.id, found.id))
    const kind = input.is_done ? 'task_done' : 'task_reopened'
    await note(tx, ctx, { enquiryId: found.enquiryId, staffId, kind, detail: { text: found.title } })
    return found.enquiryId
  })
  return readTasks(ctx, enquiryId)
}

async function lockTask(tx: Tx, id: number): Promise<typeof task.$inferSelect> {
  const [found] = await tx.select().from(task).where(eq(task.id, id)).for('update')
  if (found === undefined) throw new AppError('not_found')
  return found
}

type Noted = { enquiryId: number; staffId: number | null; kind: Extract<EnquiryEventKind, `task_${string}`>; detail: Record<string, unknown> }

async function note(tx: Tx, ctx: Ctx, { enquiryId, staffId, kind, detail }: Noted): Promise<void> {
  await tx.insert(enquiryEvent).values({ enquiryId, staffId, kind, detail, createdAt: ctx.ports.clock.now() })
  await writeAudit(tx, { ctx, action: `enquiry.${kind}`, subjectKind: 'enquiry', subjectId: enquiryId })
  await notifyStaff(tx, { news: 'leads' })
}
