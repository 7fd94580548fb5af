import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { AlertMailKind } from '#contract/alert-values.ts'
import { mailDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Kinds of mails about a dealer's application: to the applicant (received, a new stage, the link again), and to the staff. */
export type DealerMailKind = 'dealer_acknowledge' | 'dealer_stage' | 'dealer_link' | 'dealer_notify'

/** Kinds of mails about an enquiry: that it came in (to the buyer, to the staff), what staff wrote to the buyer, and about an offer on it. */
export type EnquiryMailKind = 'acknowledge' | 'notify' | 'enquiry_notice' | 'message' | 'quotation' | 'quotation_reminder' | 'quotation_notice'

type OfferMailKind = 'quotation' | 'quotation_reminder'

/** `messageId` names the message for good: the same over every try. */
export type MailClaim = { messageId: string } & (
  | { enquiryId: number; kind: Exclude<EnquiryMailKind, OfferMailKind> }
  | { enquiryId: number; quotationVersionId: number; kind: OfferMailKind }
  | { dealerApplicationId: number; kind: DealerMailKind }
  | { alertId: number; kind: AlertMailKind }
)

/**
 * Takes a message for `holdMs`, which is above what one try can take. `sent`: it was sent before, nothing is to do. `held`: another run
 * is sending it, or died while it did, which nobody can tell; whoever asks after `holdMs` gets it, with the same Message-ID.
 */
export async function claimMail({ ctx, input }: { ctx: Ctx; input: MailClaim & { holdMs: number } }): Promise<'claimed' | 'sent' | 'held'> {
  const { holdMs, ...message } = input
  const now = ctx.ports.clock.now()
  const hold = { status: 'pending' as const, triedAt: now, heldUntil: new Date(now.getTime() + holdMs) }
  const claimed = await ctx.db
    .insert(mailDelivery)
    .values({ ...message, ...hold, attempts: 1, createdAt: now })
    .onConflictDoUpdate({
      target: mailDelivery.messageId,
      set: { ...hold, attempts: sql`${mailDelivery.attempts} + 1` },
      setWhere: and(ne(mailDelivery.status, 'sent'), or(isNull(mailDelivery.heldUntil), lte(mailDelivery.heldUntil, now))),
    })
    .returning({ id: mailDelivery.id })
  if (claimed.length > 0) return 'claimed'
  const [found] = await ctx.db.select({ status: mailDelivery.status }).from(mailDelivery).where(eq(mailDelivery.messageId, message.messageId))
  return found?.status === 'sent' ? 'sent' : 'held'
}
