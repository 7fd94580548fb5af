import { ne, sql } from 'drizzle-orm'
import { mailDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Kinds of mails about a dealer's application: to the applicant (received, a new stage, the link again), and to the staff. */
export type DealerMailKind = 'dealer_acknowledge' | 'dealer_stage' | 'dealer_link' | 'dealer_notify'

/** `messageId` names the message for good: the same over every try. */
export type MailClaim = { messageId: string } & ({ enquiryId: number; kind: 'acknowledge' | 'notify' } | { dealerApplicationId: number; kind: DealerMailKind })

/**
 * Notes that a message is about to be sent. False: it was sent before, nothing is to do. Between this and `settleMail` a crash
 * leads to a second try with the same Message-ID, so receivers can tell; a message is sent at least once.
 */
export async function claimMail({ ctx, input }: { ctx: Ctx; input: MailClaim }): Promise<boolean> {
  const claimed = await ctx.db
    .insert(mailDelivery)
    .values({ ...input, status: 'pending', attempts: 1, createdAt: ctx.ports.clock.now() })
    .onConflictDoUpdate({
      target: mailDelivery.messageId,
      set: { status: 'pending', attempts: sql`${mailDelivery.attempts} + 1` },
      setWhere: ne(mailDelivery.status, 'sent'),
    })
    .returning({ id: mailDelivery.id })
  return claimed.length > 0
}
