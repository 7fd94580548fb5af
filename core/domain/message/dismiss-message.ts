import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { message } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** `is_dismissed` false: take back what was put aside. */
export type DismissMessagesInput = { ids: readonly number[]; is_dismissed: boolean }

/**
 * Puts messages aside that are for no lead, or takes that back. Answers how many were changed: what belongs to a lead by now, or is so already, stays as it
 * is. Permission `enquiry.write`. Errors: `not_found` where there is none of them; `conflict` where all belong to leads.
 */
export async function dismissMessages({ ctx, input }: { ctx: Ctx; input: DismissMessagesInput }): Promise<{ changed: number }> {
  requirePermission(ctx, 'enquiry.write')
  const { ids, is_dismissed: isDismissed } = input
  return ctx.db.transaction(async (tx) => {
    const found = await tx
      .select({ id: message.id, enquiryId: message.enquiryId })
      .from(message)
      .where(inArray(message.id, [...ids]))
      .orderBy(message.id)
      .for('update')
    if (found.length === 0) throw new AppError('not_found')
    if (found.every(({ enquiryId }) => enquiryId !== null)) throw new AppError('conflict')
    const changed = await tx
      .update(message)
      .set({ dismissedAt: isDismissed ? ctx.ports.clock.now() : null })
      .where(and(inArray(message.id, [...ids]), isNull(message.enquiryId), isDismissed ? isNull(message.dismissedAt) : isNotNull(message.dismissedAt)))
      .returning({ id: message.id })
    for (const { id } of changed)
      await (isDismissed
        ? writeAudit(tx, { ctx, action: 'message.dismissed', subjectKind: 'message', subjectId: id })
        : writeAudit(tx, { ctx, action: 'message.restored', subjectKind: 'message', subjectId: id }))
    if (changed.length > 0) await notifyStaff(tx, { news: 'leads' })
    return { changed: changed.length }
  })
}
