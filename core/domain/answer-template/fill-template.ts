import { eq } from 'drizzle-orm'
import { fillFields } from '#contract/answer-template-values.ts'
import type { FilledTemplate } from '#contract/answer-template.ts'
import { AppError } from '#contract/errors.ts'
import { answerTemplateText } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#i18n/locales.ts'
import { findAnswerFields, type AnswerFieldsInput } from './find-answer-fields.ts'

const MARKS = /[\u2066-\u2069]/g

/**
 * A template filled in with what a lead knows, in the asked language, in English where it has no text in that one, else in the first that it has;
 * `locale` says which it became. What the lead does not know stays as `{{field}}` and is named in `missing`. Permission `enquiry.read`.
 * Errors: `forbidden`, `not_found` (template or lead).
 */
export async function fillTemplate({ ctx, input }: { ctx: Ctx; input: AnswerFieldsInput & { id: number } }): Promise<FilledTemplate> {
  requirePermission(ctx, 'enquiry.read')
  const texts = await ctx.db.select().from(answerTemplateText).where(eq(answerTemplateText.templateId, input.id))
  const own = new Map(texts.map((text) => [text.locale, text]))
  const locale = [input.locale, DEFAULT_LOCALE, ...LOCALE_CODES].find((code) => own.has(code))
  const found = locale === undefined ? undefined : own.get(locale)
  if (locale === undefined || found === undefined) throw new AppError('not_found')
  const { values } = await findAnswerFields({ ctx, input: { ...input, locale } })
  const subject = fillFields(found.subject, values)
  const text = fillFields(found.text, values)
  return {
    // A value may have several lines, a subject has one; lists of mails show marks of direction as they are.
    subject: subject.text.replaceAll('\n', ' ').replaceAll(MARKS, ''),
    text: text.text,
    missing: [...new Set([...subject.missing, ...text.missing])],
    locale,
  }
}
