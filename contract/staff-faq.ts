import { z } from 'zod'
import { FAQ_TOPICS } from './content-values.ts'
import { lineSchema, linesSchema } from './texts.ts'
import {
  checkPeriods,
  checkTexts,
  inEachLanguage,
  languageFilters,
  languageNoteSchema,
  languagesInListSchema,
  publishedFields,
  shownFields,
} from './translated.ts'

/** A question with its answer as staff edit it, whole. A language without both has no text. */
export const faqValueSchema = z
  .strictObject({
    topics: z.array(z.enum(FAQ_TOPICS)).max(FAQ_TOPICS.length),
    question: inEachLanguage(lineSchema(300)),
    answer: inEachLanguage(linesSchema(4000)),
    ...publishedFields,
  })
  .superRefine((value, { addIssue }) => {
    const fault = (name: string, code: string, message: string) => addIssue({ code: 'custom', path: [name, code], message })
    checkTexts({ question: value.question, answer: value.answer }, value.publish_state, fault)
    checkPeriods(value, fault)
  })
export type FaqValue = z.infer<typeof faqValueSchema>

/** `version` 0: it is new. */
export const saveStaffFaqInputSchema = z.strictObject({ version: z.number().int().min(0), value: faqValueSchema })

export const staffFaqSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  value: faqValueSchema,
  languages: inEachLanguage(languageNoteSchema),
})
export type StaffFaq = z.infer<typeof staffFaqSchema>

/** `car`: the one whose page alone asks it. */
export const staffFaqRowSchema = z.object({
  id: z.number().int(),
  question: z.string(),
  question_locale: z.string(),
  topics: z.array(z.enum(FAQ_TOPICS)),
  car: z.string().nullable(),
  ...shownFields,
  languages: languagesInListSchema,
})
export type StaffFaqRow = z.infer<typeof staffFaqRowSchema>
export const staffFaqPageSchema = z.object({ list: z.array(staffFaqRowSchema), total: z.number().int() })
export type StaffFaqPage = z.infer<typeof staffFaqPageSchema>

export const listStaffFaqsInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  topic: z.enum(FAQ_TOPICS).optional(),
  ...languageFilters,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
})
export type ListStaffFaqsInput = z.infer<typeof listStaffFaqsInputSchema>

/** These questions in this order, in the places that they have among all. */
export const orderFaqsInputSchema = z.strictObject({
  ids: z
    .array(z.number().int().positive())
    .min(1)
    .max(500)
    .refine((ids) => new Set(ids).size === ids.length, 'twice'),
})
export type OrderFaqsInput = z.infer<typeof orderFaqsInputSchema>
