import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { AskApprovalInput, DecideQuotationInput, QuotationDetail } from '#contract/quotation.ts'
import { quotation } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readBuyersCountry } from './buyers-country.ts'
import { outdatedCosts } from './cost-sources.ts'
import { dayOf } from './day.ts'
import { lockDraft } from './lock-quotation.ts'
import { tellApprovers, tellAskers } from './tell-of-approval.ts'
import { readQuotation } from './read-quotation.ts'
import { requireComplete } from './require-complete.ts'

/** Asks whoever may for the approval of a discount; they are told on their screens and by mail. Permission `quotation.write`. Errors as of `saveQuotation`, `validation_failed` for what is not complete. */
export async function askApproval({ ctx, input }: { ctx: Ctx; input: AskApprovalInput }): Promise<QuotationDetail> {
  requirePermission(ctx, 'quotation.write')
  await ctx.db.transaction(async (tx) => {
    const held = await lockDraft(tx, input)
    if (held.state === 'waiting') return
    const outdated = outdatedCosts({ ...held, country: await readBuyersCountry(tx, held.enquiryId) })
    requireComplete(held.draft, { today: dayOf(ctx.ports.clock.now()), outdated })
    await tx.update(quotation).set({ state: 'waiting', updatedAt: ctx.ports.clock.now() }).where(eq(quotation.id, held.id))
    await writeAudit(tx, { ctx, action: 'quotation.approval_asked', subjectKind: 'quotation', subjectId: held.id, detail: { number: held.number } })
    await ctx.ports.jobs.send(tx, 'quotation-notice', { quotationId: held.id, about: 'approval_asked', mark: held.version })
    await tellApprovers(tx, ctx, held)
  })
  return readQuotation(ctx, input.id)
}

/** Lets a draft pass as it stands, or sends it back; whoever asked, and whose offer it is, is told. Permission `quotation.approve`. Errors as of `saveQuotation`; `conflict` also where nobody waits for it. */
export async function decideQuotation({ ctx, input }: { ctx: Ctx; input: DecideQuotationInput }): Promise<QuotationDetail> {
  const staffId = requirePermission(ctx, 'quotation.approve')
  await ctx.db.transaction(async (tx) => {
    const held = await lockDraft(tx, input)
    if (held.state !== 'waiting') throw new AppError('conflict')
    const state = input.is_approved ? 'approved' : held.revision > 0 ? 'issued' : 'draft'
    await tx
      .update(quotation)
      .set({ state, approvedById: input.is_approved ? staffId : null, updatedAt: ctx.ports.clock.now() })
      .where(eq(quotation.id, held.id))
    const detail = { number: held.number }
    if (input.is_approved) await writeAudit(tx, { ctx, action: 'quotation.approved', subjectKind: 'quotation', subjectId: held.id, detail })
    else await writeAudit(tx, { ctx, action: 'quotation.sent_back', subjectKind: 'quotation', subjectId: held.id, detail })
    await ctx.ports.jobs.send(tx, 'quotation-notice', { quotationId: held.id, about: input.is_approved ? 'approved' : 'sent_back', mark: held.version })
    await tellAskers(tx, ctx, held, input.is_approved)
  })
  return readQuotation(ctx, input.id)
}
