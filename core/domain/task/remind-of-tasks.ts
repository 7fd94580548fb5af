import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { enquiry, task } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { tellOwner } from '#core/domain/staff-notice/index.ts'
import { responsibleFor } from './whose-task.ts'

const AT_ONCE = 200

/** Tells whoever is responsible for a task that it is due now, once. Answers how many. May run twice. For the system alone; throws `forbidden`. */
export async function remindOfTasks({ ctx }: { ctx: Ctx }): Promise<{ reminded: number }> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  let reminded = 0
  for (;;) {
    const some = await remindOfSome(ctx)
    reminded += some
    if (some < AT_ONCE) return { reminded }
  }
}

function remindOfSome(ctx: Ctx): Promise<number> {
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: task.id, enquiryId: task.enquiryId, ownerId: enquiry.ownerId, createdBy: task.createdBy })
      .from(task)
      .innerJoin(enquiry, eq(enquiry.id, task.enquiryId))
      .where(and(isNull(task.doneAt), isNull(task.remindedAt), lte(task.dueAt, now)))
      .orderBy(asc(task.dueAt))
      .limit(AT_ONCE)
      .for('update', { of: task, skipLocked: true })
    for (const { id, enquiryId, ...people } of rows) {
      await tx.update(task).set({ remindedAt: now }).where(eq(task.id, id))
      await tellOwner(tx, ctx, { kind: 'task_due', enquiryId, ownerId: responsibleFor(people) })
    }
    return rows.length
  })
}
