import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { UnmatchedReason } from '#contract/message-values.ts'
import { customerContact, enquiry, mailDelivery, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { identityOfMessageId } from './identity.ts'
import { hasHadTooMany } from './had-too-many.ts'
import type { ReadMail } from './mail/read-mail.ts'
import { enquiryOfAddresses, hasFalseToken } from './reply-token.ts'

/** To which lead a mail belongs, and whether its sender is known there; or why it belongs to none by itself. */
export type MailMatch = { enquiryId: number; isKnownSender: boolean } | { enquiryId: null; reason: UnmatchedReason }

type Traced = { enquiryId: number; isProven: boolean }

/**
 * The lead that a mail answers: by the address that only its buyer was given, by the id of a message that only they had, or by the id of another mail
 * of ours, which can be guessed and therefore counts from an address of the buyer alone. What anybody could forge never reaches a lead by itself.
 */
export async function matchMail(ctx: Pick<Ctx, 'db' | 'ports'>, mail: ReadMail): Promise<MailMatch> {
  const traced = await trace(ctx, mail)
  if (traced === null) return { enquiryId: null, reason: hasFalseToken(mail.recipients) ? 'bad_token' : 'no_trace' }
  const [lead] = await ctx.db
    .select({ id: enquiry.id, mail: enquiry.mail, customerId: enquiry.customerId, isQuarantined: enquiry.isQuarantined })
    .from(enquiry)
    .where(eq(enquiry.id, traced.enquiryId))
  if (lead === undefined) return { enquiryId: null, reason: 'no_trace' }
  if (lead.isQuarantined) return { enquiryId: null, reason: 'quarantined' }
  const isKnownSender = await isTheirAddress(ctx, lead, mail.fromAddress)
  if (!traced.isProven && !isKnownSender) return { enquiryId: null, reason: 'other_sender' }
  if (await hasHadTooMany(ctx, { enquiryId: lead.id, channel: 'mail', from: isKnownSender ? mail.fromAddress : null }))
    return { enquiryId: null, reason: 'too_many' }
  return { enquiryId: lead.id, isKnownSender }
}

async function trace({ db }: Pick<Ctx, 'db'>, mail: ReadMail): Promise<Traced | null> {
  const addressed = await enquiryOfAddresses({ db }, mail.recipients)
  if (addressed !== null) return { enquiryId: addressed, isProven: true }
  if (mail.answers.length === 0) return null
  const identities = mail.answers.flatMap((id) => identityOfMessageId(id) ?? [])
  const [own] = await db
    .select({ enquiryId: message.enquiryId })
    .from(message)
    .where(and(inArray(message.identity, identities), isNotNull(message.enquiryId)))
    .limit(1)
  if (own?.enquiryId) return { enquiryId: own.enquiryId, isProven: true }
  const [other] = await db
    .select({ enquiryId: mailDelivery.enquiryId })
    .from(mailDelivery)
    .where(and(inArray(mailDelivery.messageId, [...mail.answers]), isNotNull(mailDelivery.enquiryId)))
    .limit(1)
  return other?.enquiryId ? { enquiryId: other.enquiryId, isProven: false } : null
}

type Lead = { mail: string; customerId: number | null }

async function isTheirAddress({ db }: Pick<Ctx, 'db'>, { mail, customerId }: Lead, address: string): Promise<boolean> {
  if (mail.toLowerCase() === address) return true
  if (customerId === null) return false
  const [known] = await db
    .select({ id: customerContact.id })
    .from(customerContact)
    .where(
      and(
        eq(customerContact.kind, 'mail'),
        eq(customerContact.value, address),
        or(
          eq(customerContact.customerId, customerId),
          sql`${customerContact.customerId} in (select id from customer where main_id = (select coalesce(main_id, id) from customer where id = ${customerId}))`,
        ),
      ),
    )
    .limit(1)
  return known !== undefined
}
