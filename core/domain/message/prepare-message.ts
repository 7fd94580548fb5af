import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { enquiry, mailDelivery, message, messageFile, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'
import { keyOfIdentity } from './identity.ts'

/** A message of ours as its mail is made of. `answers`: ids of what it answers, our acknowledgement and what the buyer wrote, oldest first, so that mail programs show both together. */
export type PreparedMessage = {
  enquiryId: number
  /** Names the message for good, in its `Message-ID` too. */
  key: string
  staffName: string | null
  buyer: { name: string; address: string }
  subject: string
  text: string
  locale: Locale
  answers: string[]
  /** Files that go with it, in their order. */
  files: { fileName: string; contentType: string; storageKey: string }[]
}

const MOST_ANSWERS = 10

/** Null where the message is gone, or its buyer can no longer be written to. For the system alone; throws `forbidden`. */
export async function prepareMessage({ ctx, input }: { ctx: Ctx; input: { messageId: number } }): Promise<PreparedMessage | null> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const [row] = await ctx.db
    .select({ written: message, name: enquiry.name, staffName: staff.name })
    .from(message)
    .innerJoin(enquiry, eq(enquiry.id, message.enquiryId))
    .leftJoin(staff, eq(staff.id, message.staffId))
    .where(and(eq(message.id, input.messageId), eq(message.direction, 'out'), eq(message.channel, 'mail')))
  if (row === undefined || !isMailAddress(row.written.toAddress)) return null
  const { enquiryId, identity, toAddress, subject, text, locale } = row.written
  if (enquiryId === null) return null
  const answers = await ctx.db
    .select({ messageId: message.messageId })
    .from(message)
    .where(and(eq(message.enquiryId, enquiryId), eq(message.direction, 'in'), eq(message.channel, 'mail'), isNotNull(message.messageId)))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(MOST_ANSWERS)
  // Of all that the buyer has of us the first: what answers their form belongs to it.
  const acknowledged = await ctx.db
    .select({ messageId: mailDelivery.messageId })
    .from(mailDelivery)
    .where(and(eq(mailDelivery.enquiryId, enquiryId), eq(mailDelivery.kind, 'acknowledge'), eq(mailDelivery.status, 'sent')))
    .limit(1)
  const files = await ctx.db
    .select({ fileName: messageFile.fileName, contentType: messageFile.contentType, storageKey: messageFile.storageKey })
    .from(messageFile)
    .where(eq(messageFile.messageId, row.written.id))
    .orderBy(asc(messageFile.position))
  return {
    enquiryId,
    key: keyOfIdentity(identity),
    staffName: row.staffName,
    buyer: { name: row.name, address: toAddress },
    subject,
    text,
    locale: locale !== null && isLocale(locale) ? locale : DEFAULT_LOCALE,
    answers: [...answers, ...acknowledged].flatMap(({ messageId }) => messageId ?? []).toReversed(),
    files: files.flatMap(({ fileName, contentType, storageKey }) =>
      contentType === null || storageKey === null ? [] : [{ fileName, contentType, storageKey }],
    ),
  }
}
