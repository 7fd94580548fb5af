import { eq } from 'drizzle-orm'
import { enquiryEvent, mailDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { MailClaim } from './claim-mail.ts'

/** `error`: a code such as `SMTP 550`, never a text that could name a person. `isFinal`: no other try follows. */
export type MailOutcome = { status: 'sent' } | { status: 'failed'; error: string; isFinal: boolean }

const EVENT_OF = { acknowledge: 'acknowledged', notify: 'notified' } as const

/** Writes down what became of a claimed message, with the enquiry's event where it is settled for good. */
export async function settleMail({ ctx, input }: { ctx: Ctx; input: MailClaim & { outcome: MailOutcome } }): Promise<void> {
  const { outcome, enquiryId, kind, messageId } = input
  const now = ctx.ports.clock.now()
  const isSettled = outcome.status === 'sent' || outcome.isFinal
  await ctx.db.transaction(async (tx) => {
    const change =
      outcome.status === 'sent' ? { status: 'sent', sentAt: now, error: null } : { status: outcome.isFinal ? 'failed' : 'pending', error: outcome.error }
    await tx.update(mailDelivery).set(change).where(eq(mailDelivery.messageId, messageId))
    if (!isSettled) return
    const event = outcome.status === 'sent' ? { kind: EVENT_OF[kind], detail: {} } : { kind: 'mail_failed', detail: { mail: kind, error: outcome.error } }
    await tx.insert(enquiryEvent).values({ enquiryId, ...event, createdAt: now })
  })
}
