import { eq } from 'drizzle-orm'
import { dealerApplicationEvent, enquiryEvent, mailDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { startedClock } from '#core/domain/reply-clock/index.ts'
import { loseAnswer, messageOfMail } from './lose-answer.ts'

/** `code`: `DSN 5.1.1`. */
export type BounceInput = { messageId: string; code: string }

/**
 * Writes down that a mail server of the receiver's gave a mail back that ours had handed over: it counts as failed from now on, in the history of what it
 * is about too. Answers whether the mail is one of ours; told once more nothing happens. The caller is the system.
 */
export async function bounceMail({ ctx, input }: { ctx: Ctx; input: BounceInput }): Promise<boolean> {
  const { messageId, code } = input
  const clock = await startedClock(ctx)
  const createdAt = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(mailDelivery).where(eq(mailDelivery.messageId, messageId)).for('update')
    if (known === undefined) return false
    if (known.status === 'failed') return true
    await tx.update(mailDelivery).set({ status: 'failed', error: code }).where(eq(mailDelivery.id, known.id))
    const failure = { kind: 'mail_failed' as const, detail: { mail: known.kind, error: code }, createdAt }
    if (known.enquiryId !== null) await tx.insert(enquiryEvent).values({ enquiryId: known.enquiryId, ...failure })
    if (known.dealerApplicationId !== null) await tx.insert(dealerApplicationEvent).values({ dealerApplicationId: known.dealerApplicationId, ...failure })
    if (known.enquiryId !== null && known.kind === 'message')
      await loseAnswer(tx, ctx, { enquiryId: known.enquiryId, messageId: await messageOfMail(tx, messageId), clock, sentAt: known.createdAt })
    return true
  })
}
