import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { EraseDueInput, KeepingTime } from '#contract/keeping-time.ts'
import { keepingTime } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listKeepingTimes } from './list-keeping-times.ts'

/** Has everything of a kind erased that is older than its time; a job does it. Permission `customer.privacy`. Throws `conflict` where no time is set. */
export async function askEraseDue({ ctx, input }: { ctx: Ctx; input: EraseDueInput }): Promise<KeepingTime[]> {
  requirePermission(ctx, 'customer.privacy')
  const { kind } = input
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(keepingTime).where(eq(keepingTime.kind, kind)).for('update')
    if (row === undefined || row.months === null) throw new AppError('conflict')
    if (row.askedAt !== null) return
    await tx.update(keepingTime).set({ askedAt: ctx.ports.clock.now() }).where(eq(keepingTime.kind, kind))
    await ctx.ports.jobs.send(tx, 'keeping-time-erase', { kind })
    await writeAudit(tx, { ctx, action: 'keeping_time.asked', subjectKind: 'keeping_time', subjectId: kind, detail: { months: row.months } })
  })
  return listKeepingTimes({ ctx })
}
