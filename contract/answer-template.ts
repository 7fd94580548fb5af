import { z } from 'zod'
import { ANSWER_FIELDS, ANSWER_TEMPLATE_KINDS, ANSWER_TEMPLATE_LIMITS, hasUnknownField } from './answer-template-values.ts'
import { lineSchema, linesSchema, localeSchema } from './texts.ts'
import { inEachLanguage } from './translated.ts'

/**
 * A template of an answer as staff edit it, whole. `name`: for staff alone. A language without a text has none; a subject is a message's alone
 * (that of a snippet is not kept) and may be wanting. Fields are written `{{name}}` (`ANSWER_FIELDS`); another one is refused as `unknown_field`.
 */
export const answerTemplateValueSchema = z
  .strictObject({
    name: lineSchema(ANSWER_TEMPLATE_LIMITS.name).min(1, 'required'),
    kind: z.enum(ANSWER_TEMPLATE_KINDS),
    subject: inEachLanguage(lineSchema(ANSWER_TEMPLATE_LIMITS.subject).refine(hasKnownFields, 'unknown_field')),
    text: inEachLanguage(linesSchema(ANSWER_TEMPLATE_LIMITS.text).refine(hasKnownFields, 'unknown_field')),
  })
  .superRefine(({ kind, subject, text }, { addIssue }) => {
    const fault = (name: string, code: string, message: string) => addIssue({ code: 'custom', path: [name, code], message })
    if (Object.values(text).every((words) => words === '')) fault('text', 'en', 'required')
    for (const [code, words] of Object.entries(subject)) {
      if (kind === 'message' && words !== '' && text[code as keyof typeof text] === '') fault('text', code, 'required')
    }
  })
export type AnswerTemplateValue = z.infer<typeof answerTemplateValueSchema>

function hasKnownFields(text: string): boolean {
  return !hasUnknownField(text)
}

/** `version` 0: it is new. */
export const saveAnswerTemplateInputSchema = z.strictObject({ version: z.number().int().min(0), value: answerTemplateValueSchema })

export const answerTemplateSchema = z.object({ id: z.number().int(), version: z.number().int(), is_sample: z.boolean(), value: answerTemplateValueSchema })
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>

/** `locales`: languages that have a text. `start`: how that of the asked language begins, else of the first there is; `subject` likewise. */
export const answerTemplateRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(ANSWER_TEMPLATE_KINDS),
  is_sample: z.boolean(),
  locales: z.array(localeSchema),
  subject: z.string(),
  start: z.string(),
  start_locale: localeSchema,
})
export type AnswerTemplateRow = z.infer<typeof answerTemplateRowSchema>
export const answerTemplatePageSchema = z.object({ list: z.array(answerTemplateRowSchema), total: z.number().int() })
export type AnswerTemplatePage = z.infer<typeof answerTemplatePageSchema>

/** `word`: of the name, or of a text in any language. `locale`: in which language its beginning is told; `missing`: without a text in that one. */
export const listAnswerTemplatesInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  kind: z.enum(ANSWER_TEMPLATE_KINDS).optional(),
  locale: localeSchema.default('en'),
  missing: localeSchema.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
})
export type ListAnswerTemplatesInput = z.infer<typeof listAnswerTemplatesInputSchema>

const lead = { enquiry_id: z.coerce.number().int().min(1), locale: localeSchema }

/** What a lead knows of the fields, in words of a language. */
export const findAnswerFieldsInputSchema = z.strictObject(lead)
export const answerFieldsSchema = z.object({ locale: localeSchema, values: z.partialRecord(z.enum(ANSWER_FIELDS), z.string()) })
export type AnswerFields = z.infer<typeof answerFieldsSchema>

export const fillAnswerTemplateInputSchema = z.strictObject({ id: z.coerce.number().int().min(1), ...lead })

/** A template filled in for a lead. `locale`: of the text, English where the asked language has none; `missing`: fields that this lead does not know, left as `{{field}}`. */
export const filledTemplateSchema = z.object({
  subject: z.string(),
  text: z.string(),
  missing: z.array(z.enum(ANSWER_FIELDS)),
  locale: localeSchema,
})
export type FilledTemplate = z.infer<typeof filledTemplateSchema>
