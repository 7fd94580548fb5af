import { z } from 'zod'
import { activitySignSchema } from './activity.ts'
import { articleBodySchema } from './article.ts'
import { isTimeZone } from './company.ts'
import { ACTIVITY_KINDS } from './content-values.ts'
import { lineSchema } from './texts.ts'
import {
  checkPageTexts,
  checkPeriods,
  inEachLanguage,
  languageFilters,
  languageNoteSchema,
  languagesInListSchema,
  publishedFields,
  shownFields,
} from './translated.ts'

/** By the clock of the place: `2027-03-18T09:00`. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'date')
  .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)), 'date')

/**
 * An activity as staff edit it, whole. `starts`, `ends`: by the clock of `time_zone` (IANA), that of the place. `country_iso2` null: online. `sign`
 * empty: made from the title. A language without title, summary and body has no text.
 */
export const activityValueSchema = z
  .strictObject({
    sign: z.literal('').or(activitySignSchema),
    kind: z.enum(ACTIVITY_KINDS),
    starts: localTime,
    ends: localTime,
    time_zone: z.string().max(60).refine(isTimeZone, 'time_zone'),
    country_iso2: z
      .string()
      .regex(/^[A-Z]{2}$/, 'country')
      .nullable(),
    cover_media_id: z.number().int().positive().nullable(),
    title: inEachLanguage(lineSchema(200)),
    summary: inEachLanguage(lineSchema(600)),
    place: inEachLanguage(lineSchema(200)),
    body: inEachLanguage(articleBodySchema.nullable()),
    ...publishedFields,
  })
  .superRefine((value, { addIssue }) => {
    const fault = (name: string, code: string, message: string) => addIssue({ code: 'custom', path: [name, code], message })
    checkPageTexts(value, [value.place], fault)
    if (value.ends <= value.starts) addIssue({ code: 'custom', path: ['ends'], message: 'before_start' })
    checkPeriods(value, fault)
  })
export type ActivityValue = z.infer<typeof activityValueSchema>

/** `version` 0: it is new. */
export const saveStaffActivityInputSchema = z.strictObject({ version: z.number().int().min(0), value: activityValueSchema })

/** `cover`: address of a small rendition of the cover, null while there is none. */
export const staffActivitySchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  is_sample: z.boolean(),
  cover: z.string().nullable(),
  value: activityValueSchema,
  languages: inEachLanguage(languageNoteSchema),
})
export type StaffActivity = z.infer<typeof staffActivitySchema>

export const staffActivityRowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  title_locale: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  starts: z.string(),
  time_zone: z.string(),
  has_ended: z.boolean(),
  is_sample: z.boolean(),
  cover: z.string().nullable(),
  ...shownFields,
  languages: languagesInListSchema,
})
export type StaffActivityRow = z.infer<typeof staffActivityRowSchema>
export const staffActivityPageSchema = z.object({ list: z.array(staffActivityRowSchema), total: z.number().int() })
export type StaffActivityPage = z.infer<typeof staffActivityPageSchema>

export const listStaffActivitiesInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  kind: z.enum(ACTIVITY_KINDS).optional(),
  ...languageFilters,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListStaffActivitiesInput = z.infer<typeof listStaffActivitiesInputSchema>
