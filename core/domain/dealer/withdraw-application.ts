import { eq } from 'drizzle-orm'
import { OPEN_DEALER_STAGES } from '#contract/dealer-values.ts'
import type { DealerCodeInput, DealerStatus } from '#contract/dealer.ts'
import { AppError } from '#contract/errors.ts'
import { dealerApplication } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { lockApplication } from './lock-application.ts'
import { readStatus } from './read-status.ts'
import { sendDealerJobs } from './send-dealer-jobs.ts'
import { findByCode } from './status-code.ts'
import { writeEvent } from './write-event.ts'

/**
 * The applicant takes the application back, by the link that opens it; withdrawn once more it stays so. Both sides get a mail.
 * Throws `not_found`, `conflict` (it was decided already).
 */
export async function withdrawApplication({ ctx, input }: { ctx: Ctx; input: DealerCodeInput }): Promise<DealerStatus> {
  const id = await findByCode(ctx.db, input.code, ctx.ports.clock.now())
  await ctx.db.transaction(async (tx) => {
    const { stage } = await lockApplication(tx, id)
    if (stage === 'withdrawn') return
    if (!OPEN_DEALER_STAGES.includes(stage)) throw new AppError('conflict')
    const now = ctx.ports.clock.now()
    await tx.update(dealerApplication).set({ stage: 'withdrawn', updatedAt: now }).where(eq(dealerApplication.id, id))
    const detail = { from: stage, to: 'withdrawn' }
    const eventId = await writeEvent(tx, { dealerApplicationId: id, kind: 'stage_changed', staffId: null, detail, createdAt: now })
    await sendDealerJobs(tx, ctx, { eventId, toApplicant: true, toStaff: true })
  })
  return readStatus(ctx.db, id)
}
