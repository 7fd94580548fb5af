import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { QuotationDetail, QuotationIdInput } from '#contract/quotation.ts'
import { quotation } from '#core/db/schema/index.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { lockQuotation } from './lock-quotation.ts'
import { noteEvent } from './note-event.ts'
import { readQuotation } from './read-quotation.ts'

/** Takes an offer back: its link and its code say so from now on. Permission `quotation.write`. Errors: `not_found`; `conflict` where the buyer has accepted it. */
export async function withdrawQuotation({ ctx, input }: { ctx: Ctx; input: QuotationIdInput }): Promise<QuotationDetail> {
  const staffId = requirePermission(ctx, 'quotation.write')
  await ctx.db.transaction(async (tx) => {
    const held = await lockQuotation(tx, input.id)
    if (held.state === 'withdrawn') return
    if (held.state === 'accepted') throw new AppError('conflict')
    await tx.update(quotation).set({ state: 'withdrawn', updatedAt: ctx.ports.clock.now() }).where(eq(quotation.id, held.id))
    const detail = { number: held.number, revision: held.revision }
    if (held.revision > 0) await noteEvent(tx, ctx, { enquiryId: held.enquiryId, kind: 'quotation_withdrawn', staffId, detail })
    await writeAudit(tx, { ctx, action: 'quotation.withdrawn', subjectKind: 'quotation', subjectId: held.id, detail })
    // Screens that show it.
    await notifyStaff(tx, { news: 'leads' })
  })
  return readQuotation(ctx, input.id)
}
