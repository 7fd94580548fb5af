import { asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Conversation, WhatsappState } from '#contract/message.ts'
import { enquiry, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { buyerNumber, isMailAddress } from '#core/domain/enquiry/index.ts'
import { toMessages } from './read-messages.ts'
import { readTemplates } from './whatsapp/read-templates.ts'
import { windowEnd } from './whatsapp/window.ts'

/** The messages of a lead, oldest first. Throws `not_found`. The caller has checked the permission. */
export async function readConversation(ctx: Ctx, enquiryId: number): Promise<Conversation> {
  const { db, ports } = ctx
  const [lead] = await db.select({ mail: enquiry.mail, isQuarantined: enquiry.isQuarantined }).from(enquiry).where(eq(enquiry.id, enquiryId))
  if (lead === undefined) throw new AppError('not_found')
  const rows = await db.select().from(message).where(eq(message.enquiryId, enquiryId)).orderBy(asc(message.createdAt), asc(message.id))
  return {
    messages: await toMessages(db, rows),
    can_mail: isMailAddress(lead.mail) && !lead.isQuarantined,
    can_translate: ports.translator !== null,
    whatsapp: lead.isQuarantined ? null : await readWhatsapp(ctx, enquiryId),
  }
}

async function readWhatsapp(ctx: Ctx, enquiryId: number): Promise<WhatsappState | null> {
  const { db, ports } = ctx
  if (ports.whatsapp === null) return null
  const digits = await buyerNumber(db, enquiryId)
  if (digits === null) return null
  const [end, templates] = await Promise.all([windowEnd(db, { number: `+${digits}`, now: ports.clock.now() }), readTemplates(ctx)])
  return { window_ends_at: end?.toISOString() ?? null, templates }
}
