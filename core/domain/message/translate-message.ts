import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { TranslateMessageInput } from '#contract/message.ts'
import { enquiry, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { TranslatorFailure } from '#core/ports/translator/port.ts'
import { splitQuoted } from './mail/split-quoted.ts'

/** Signs that are given to the service at once. */
const MOST_SIGNS = 10_000

/**
 * What a buyer wrote, in a language of ours, by the service that translates; kept nowhere. `message_id` null: what they asked first. Permission
 * `enquiry.read`. Errors: `not_found`; `conflict` where no service is set up; `unavailable` where it does not answer as it should.
 */
export async function translateMessage({ ctx, input }: { ctx: Ctx; input: TranslateMessageInput }): Promise<{ text: string }> {
  requirePermission(ctx, 'enquiry.read')
  const { translator } = ctx.ports
  if (translator === null) throw new AppError('conflict')
  const text = (await readText(ctx, input)).slice(0, MOST_SIGNS)
  if (text.trim() === '') return { text: '' }
  try {
    const [translated = ''] = await translator.translate({ texts: [text], from: 'auto', to: input.to })
    return { text: translated }
  } catch (error) {
    if (error instanceof TranslatorFailure) throw new AppError('unavailable')
    throw error
  }
}

async function readText({ db }: Ctx, { id, message_id: messageId }: TranslateMessageInput): Promise<string> {
  if (messageId === null) {
    const [lead] = await db.select({ remark: enquiry.remark }).from(enquiry).where(eq(enquiry.id, id))
    if (lead === undefined) throw new AppError('not_found')
    return lead.remark
  }
  const [found] = await db.select({ text: message.text, enquiryId: message.enquiryId }).from(message).where(eq(message.id, messageId))
  if (found?.enquiryId !== id) throw new AppError('not_found')
  return splitQuoted(found.text).text
}
