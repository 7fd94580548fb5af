import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { alert } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Staff delete an alert with its mail address, because its owner asks for it. Permission `enquiry.write`. Errors: `forbidden`, `not_found`. */
export async function removeAlert({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  requirePermission(ctx, 'enquiry.write')
  await ctx.db.transaction(async (tx) => {
    const deleted = await tx.delete(alert).where(eq(alert.id, input.id)).returning({ id: alert.id })
    if (deleted.length === 0) throw new AppError('not_found')
    await writeAudit(tx, { ctx, action: 'alert.deleted', subjectKind: 'alert', subjectId: input.id })
  })
}
