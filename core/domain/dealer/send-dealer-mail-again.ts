import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { isSentAgain } from '#contract/mail-values.ts'
import type { DealerDetail, SendDealerMailAgainInput } from '#contract/staff-dealer.ts'
import { dealerApplicationEvent, mailDelivery } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { lockApplication } from './lock-application.ts'
import { readDealer } from './read-dealer.ts'
import { sendDealerJobs } from './send-dealer-jobs.ts'

/** A `Message-ID` of a mail about an application names the event that caused it. */
const EVENT_IN = /\.(dealer|dealer-notice)\.(\d{1,15})[.@]/

/**
 * Tries a mail about an application once more that did not get through, under the `Message-ID` that it had. Permission `dealer.write`.
 * Errors: `not_found`; `conflict` where there is no trouble with it, or its event is gone.
 */
export async function sendDealerMailAgain({ ctx, input }: { ctx: Ctx; input: SendDealerMailAgainInput }): Promise<DealerDetail> {
  requirePermission(ctx, 'dealer.write')
  const { id, mail_id: mailId } = input
  await ctx.db.transaction(async (tx) => {
    await lockApplication(tx, id)
    const [mail] = await tx
      .select()
      .from(mailDelivery)
      .where(and(eq(mailDelivery.id, mailId), eq(mailDelivery.dealerApplicationId, id)))
      .for('update')
    if (mail === undefined) throw new AppError('not_found')
    const [, about, eventId] = EVENT_IN.exec(mail.messageId) ?? []
    if (mail.error === null || !isSentAgain(mail.kind) || eventId === undefined) throw new AppError('conflict')
    const [event] = await tx
      .select({ id: dealerApplicationEvent.id })
      .from(dealerApplicationEvent)
      .where(and(eq(dealerApplicationEvent.id, Number(eventId)), eq(dealerApplicationEvent.dealerApplicationId, id)))
    if (event === undefined) throw new AppError('conflict')
    await tx.update(mailDelivery).set({ status: 'pending', heldUntil: null }).where(eq(mailDelivery.id, mailId))
    await sendDealerJobs(tx, ctx, { eventId: event.id, toApplicant: about === 'dealer', toStaff: about === 'dealer-notice' })
    await writeAudit(tx, { ctx, action: 'dealer.mail_again', subjectKind: 'dealer', subjectId: id, detail: { mail: mail.kind } })
  })
  return readDealer(ctx.db, id)
}
