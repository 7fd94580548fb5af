import { eq } from 'drizzle-orm'
import type { DealerEventKind } from '#contract/dealer-values.ts'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplication } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { emitWebhook } from '#core/domain/webhook/index.ts'
import { lockApplication, type LockedApplication } from './lock-application.ts'
import { readDealer } from './read-dealer.ts'
import { sendDealerJobs } from './send-dealer-jobs.ts'
import { writeEvent } from './write-event.ts'

export type DealerChange = {
  set: Partial<typeof dealerApplication.$inferInsert>
  event: { kind: DealerEventKind; detail: Record<string, unknown> }
  /** Ids, codes and counts only: what a person wrote stays out of the audit log. */
  audit: Record<string, unknown>
  /** The applicant gets a mail about it. */
  isTold?: boolean
  /** The staff get their notice. */
  isNoticed?: boolean
}

type ChangeInput = {
  ctx: Ctx
  id: number
  staffId: number | null
  /** What to change; null: it is so already, nothing is written. */
  decide: (found: LockedApplication, tx: Tx) => Promise<DealerChange | null> | DealerChange | null
}

/** Changes one application with its event, audit entry and mails in one transaction; two at once follow one another. Throws `not_found`. */
export async function changeDealer({ ctx, id, staffId, decide }: ChangeInput): Promise<DealerDetail> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockApplication(tx, id)
    const change = await decide(found, tx)
    if (change === null) return
    const now = ctx.ports.clock.now()
    await tx
      .update(dealerApplication)
      .set({ ...change.set, updatedAt: now })
      .where(eq(dealerApplication.id, id))
    if (change.set.isQuarantined === false) await emitWebhook(tx, ctx, { type: 'dealer.created', dealerId: id })
    const eventId = await writeEvent(tx, { dealerApplicationId: id, staffId, ...change.event, createdAt: now })
    await sendDealerJobs(tx, ctx, { eventId, toApplicant: change.isTold ?? false, toStaff: change.isNoticed ?? false })
    await writeAudit(tx, { ctx, action: `dealer.${change.event.kind}`, subjectKind: 'dealer', subjectId: id, detail: change.audit })
  })
  return readDealer(ctx.db, id)
}
