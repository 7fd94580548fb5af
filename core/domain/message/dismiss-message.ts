import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { message } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Puts a message aside that is for no lead. Permission `enquiry.write`. Errors: `not_found`; `conflict` where it belongs to a lead by now. */
export async function dismissMessage({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  requirePermission(ctx, 'enquiry.write')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ enquiryId: message.enquiryId, dismissedAt: message.dismissedAt })
      .from(message)
      .where(eq(message.id, input.id))
      .for('update')
    if (row === undefined) throw new AppError('not_found')
    if (row.enquiryId !== null) throw new AppError('conflict')
    if (row.dismissedAt !== null) return
    await tx
      .update(message)
      .set({ dismissedAt: ctx.ports.clock.now() })
      .where(and(eq(message.id, input.id), isNull(message.enquiryId)))
    await writeAudit(tx, { ctx, action: 'message.dismissed', subjectKind: 'message', subjectId: input.id })
    await notifyStaff(tx, { news: 'leads' })
  })
}
