import { asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Conversation } from '#contract/message.ts'
import { enquiry, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { toMessages } from './read-messages.ts'

/** The messages of a lead, oldest first. Throws `not_found`. The caller has checked the permission. */
export async function readConversation({ db, ports }: Pick<Ctx, 'db' | 'ports'>, enquiryId: number): Promise<Conversation> {
  const [lead] = await db.select({ mail: enquiry.mail, isQuarantined: enquiry.isQuarantined }).from(enquiry).where(eq(enquiry.id, enquiryId))
  if (lead === undefined) throw new AppError('not_found')
  const rows = await db.select().from(message).where(eq(message.enquiryId, enquiryId)).orderBy(asc(message.createdAt), asc(message.id))
  return {
    messages: await toMessages(db, rows),
    can_mail: isMailAddress(lead.mail) && !lead.isQuarantined,
    can_translate: ports.translator !== null,
  }
}
