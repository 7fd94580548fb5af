import { eq } from 'drizzle-orm'
import { AppError, type FieldIssue } from '#contract/errors.ts'
import { openFields } from '#contract/answer-template-values.ts'
import type { Conversation, SendWhatsappInput, WhatsappState } from '#contract/message.ts'
import { fillPlaces } from '#contract/whatsapp-values.ts'
import type { Tx } from '#core/db/client.ts'
import { message, whatsappDelivery, type SentTemplate } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { answered, buyerNumber, changeEnquiry } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { staffIdentity } from './identity.ts'
import { readConversation } from './read-conversation.ts'
import { readTemplates } from './whatsapp/read-templates.ts'
import { windowEnd } from './whatsapp/window.ts'

/**
 * Sends the buyer of a lead a WhatsApp message: free words within 24 hours of what came from their number, an approved template at any time. The
 * message, the end of the wait, the history and the job that hands it over are one transaction; the same key once more sends nothing. Permission
 * `enquiry.write`. Errors: `not_found`; `conflict` where no service is set up, the lead is in quarantine or has no number that can be dialled;
 * `validation_failed`: `text: window_closed`, `text: open_field`, `template: unknown_template`, `parameters.0: required`, `parameters: too_many`.
 */
export async function sendWhatsapp({ ctx, input }: { ctx: Ctx; input: SendWhatsappInput }): Promise<Conversation> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (staffId === null) throw new AppError('forbidden')
  if (ctx.ports.whatsapp === null) throw new AppError('conflict')
  const { id, key } = input
  const content = contentOf(input, await readTemplates(ctx))
  await changeEnquiry({
    ctx,
    id,
    staffId,
    decide: async (found, tx) => {
      const digits = await buyerNumber(tx, id)
      if (found.isQuarantined || digits === null) throw new AppError('conflict')
      if (await isSent(tx, key)) return null
      const now = ctx.ports.clock.now()
      if (content.template === null && (await windowEnd(tx, { number: `+${digits}`, now })) === null) throw refused([{ path: 'text', key: 'window_closed' }])
      const messageId = await insertMessage(tx, { id, key, staffId, to: `+${digits}`, content, now })
      if (messageId === null) return null
      await ctx.ports.jobs.send(tx, 'message-whatsapp', { messageId })
      await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id })
      return answered(found, { staffId, detail: { channel: 'whatsapp', message: messageId } })
    },
  })
  return readConversation(ctx, id)
}

/** What the buyer reads, and of what the service makes it where it is a template's. */
type Content = { text: string; locale: string | null; template: SentTemplate | null }

function contentOf({ text, template, parameters }: SendWhatsappInput, templates: WhatsappState['templates']): Content {
  const open = [text ?? '', ...parameters].flatMap((words, at) => (openFields(words).length > 0 ? [at === 0 ? 'text' : `parameters.${at - 1}`] : []))
  if (open.length > 0) throw refused(open.map((path) => ({ path, key: 'open_field' })))
  if (template === undefined) return { text: text ?? '', locale: null, template: null }
  const { name, language } = template
  const approved = templates.find((known) => known.name === name && known.language === language)
  if (approved === undefined) throw refused([{ path: 'template', key: 'unknown_template' }])
  if (parameters.length > approved.parameters) throw refused([{ path: 'parameters', key: 'too_many' }])
  const missing = Array.from({ length: approved.parameters - parameters.length }, (_, at) => parameters.length + at)
  if (missing.length > 0) throw refused(missing.map((at) => ({ path: `parameters.${at}`, key: 'required' })))
  const [locale = ''] = language.split('_')
  return { text: fillPlaces(approved.text, parameters), locale: isLocale(locale) ? locale : null, template: { name, language, parameters } }
}

function refused(issues: readonly FieldIssue[]): AppError {
  return new AppError('validation_failed', { issues })
}

async function isSent(tx: Tx, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: message.id })
    .from(message)
    .where(eq(message.identity, staffIdentity(key)))
  return row !== undefined
}

type NewMessage = { id: number; key: string; staffId: number; to: string; content: Content; now: Date }

async function insertMessage(tx: Tx, { id, key, staffId, to, content, now }: NewMessage): Promise<number | null> {
  const { text, locale, template } = content
  const [written] = await tx
    .insert(message)
    .values({
      enquiryId: id,
      direction: 'out',
      channel: 'whatsapp',
      staffId,
      identity: staffIdentity(key),
      fromName: '',
      fromAddress: '',
      toAddress: to,
      subject: '',
      text,
      locale,
      createdAt: now,
    })
    .onConflictDoNothing({ target: message.identity })
    .returning({ id: message.id })
  if (written === undefined) return null
  await tx.insert(whatsappDelivery).values({ messageId: written.id, template, createdAt: now })
  return written.id
}
