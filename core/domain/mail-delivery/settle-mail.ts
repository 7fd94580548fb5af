import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { dealerApplicationEvent, enquiryEvent, mailDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { startedClock } from '#core/domain/reply-clock/index.ts'
import type { MailClaim } from './claim-mail.ts'
import { loseAnswer, messageOfMail } from './lose-answer.ts'

/** `error`: a code such as `SMTP 550`, never a text that could name a person. `isFinal`: no other try follows. */
export type MailOutcome = { status: 'sent' } | { status: 'failed'; error: string; isFinal: boolean }

// A mail about an offer, or what somebody wrote, is told of by what caused it.
const EVENT_OF = {
  acknowledge: 'acknowledged',
  notify: 'notified',
  enquiry_notice: null,
  message: null,
  quotation: null,
  quotation_reminder: null,
  quotation_notice: null,
} as const
// A mail about a stage or a link is told of by the event that caused it.
const DEALER_EVENT_OF = { dealer_acknowledge: 'acknowledged', dealer_notify: 'notified', dealer_stage: null, dealer_link: null } as const

/** Writes down what became of a claimed message, with the event of what it is about where it is settled for good. What was sent stays sent. */
export async function settleMail({ ctx, input }: { ctx: Ctx; input: MailClaim & { outcome: MailOutcome } }): Promise<void> {
  const { outcome, messageId } = input
  const now = ctx.ports.clock.now()
  const isLost = outcome.status === 'failed' && outcome.isFinal && 'enquiryId' in input && input.kind === 'message'
  const clock = isLost ? await startedClock(ctx) : null
  await ctx.db.transaction(async (tx) => {
    const change: Partial<typeof mailDelivery.$inferInsert> =
      outcome.status === 'sent' ? { status: 'sent', sentAt: now, error: null } : { status: outcome.isFinal ? 'failed' : 'pending', error: outcome.error }
    const settled = await tx
      .update(mailDelivery)
      .set({ ...change, heldUntil: null })
      .where(and(eq(mailDelivery.messageId, messageId), ne(mailDelivery.status, 'sent')))
      .returning({ createdAt: mailDelivery.createdAt })
    if (settled.length > 0 && (outcome.status === 'sent' || outcome.isFinal)) await noteEvent(tx, input, now)
    const sentAt = settled[0]?.createdAt
    if (sentAt !== undefined && clock !== null && 'enquiryId' in input)
      await loseAnswer(tx, ctx, { enquiryId: input.enquiryId, messageId: await messageOfMail(tx, messageId), clock, sentAt })
  })
}

async function noteEvent(tx: Tx, input: MailClaim & { outcome: MailOutcome }, createdAt: Date): Promise<void> {
  // What became of a mail about an alert stands with the mail alone.
  if ('alertId' in input) return
  const { outcome } = input
  const failure = outcome.status === 'sent' ? null : { kind: 'mail_failed' as const, detail: { mail: input.kind, error: outcome.error }, createdAt }
  if ('enquiryId' in input) {
    const { enquiryId, kind } = input
    const done = EVENT_OF[kind]
    const event = failure ?? (done === null ? null : { kind: done, detail: {}, createdAt })
    if (event !== null) await tx.insert(enquiryEvent).values({ enquiryId, ...event })
    return
  }
  const { dealerApplicationId, kind } = input
  const done = DEALER_EVENT_OF[kind]
  const event = failure ?? (done === null ? null : { kind: done, detail: {}, createdAt })
  if (event !== null) await tx.insert(dealerApplicationEvent).values({ dealerApplicationId, ...event })
}
