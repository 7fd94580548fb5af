import { z } from 'zod'
import { articleBodySchema } from './article.ts'
import { LEGAL_TEXTS } from './content-values.ts'
import { checkPeriods, inEachLanguage, languageNoteSchema, languagesInListSchema, publishedFields, shownFields } from './translated.ts'

/** Stands in a template where nobody but the company knows what belongs there. A text that has one is not published. */
export const LEGAL_GAP = '[…]'

/** A page of the law as staff edit it, whole. A language without body has no text. */
export const legalPageValueSchema = z
  .strictObject({ body: inEachLanguage(articleBodySchema.nullable()), ...publishedFields })
  .superRefine((value, { addIssue }) => {
    const fault = (name: string, code: string, message: string) => addIssue({ code: 'custom', path: [name, code], message })
    for (const [code, body] of Object.entries(value.body)) {
      if (value.publish_state[code as keyof typeof value.publish_state] !== 'published') continue
      if (body === null) fault('body', code, 'required')
      else if (JSON.stringify(body).includes(LEGAL_GAP)) fault('body', code, 'legal_gap')
    }
    checkPeriods(value, fault)
  })
export type LegalPageValue = z.infer<typeof legalPageValueSchema>

/** `version` 0: nobody has written it yet. */
export const saveLegalPageInputSchema = z.strictObject({ version: z.number().int().min(0), value: legalPageValueSchema })

export const legalTextSchema = z.enum(LEGAL_TEXTS)

/** `templates`: a text to begin with in each language, filled with what the company has set. */
export const staffLegalPageSchema = z.object({
  id: legalTextSchema,
  version: z.number().int(),
  is_sample: z.boolean(),
  value: legalPageValueSchema,
  languages: inEachLanguage(languageNoteSchema),
  templates: inEachLanguage(articleBodySchema),
})
export type StaffLegalPage = z.infer<typeof staffLegalPageSchema>

export const staffLegalRowSchema = z.object({
  id: legalTextSchema,
  is_sample: z.boolean(),
  updated_at: z.string().nullable(),
  ...shownFields,
  languages: languagesInListSchema,
})
export type StaffLegalRow = z.infer<typeof staffLegalRowSchema>
