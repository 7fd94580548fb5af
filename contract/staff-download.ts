import { z } from 'zod'
import { DOWNLOAD_CATEGORIES } from './content-values.ts'
import { fileNameSchema } from './download.ts'
import { lineSchema, localeSchema } from './texts.ts'
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

/**
 * A file of the download centre as staff edit it, whole. `media_id`: the document of the store, null while none was sent. `document_sign`: the same for
 * files that are one document in several languages; empty: made from the name. `language` null: the file needs none. A language without title and summary has no text.
 */
export const downloadValueSchema = z
  .strictObject({
    media_id: z.number().int().positive().nullable(),
    file_name: lineSchema(150)
      .min(1, 'required')
      .refine((name) => fileNameSchema.safeParse(name).success, 'file_name'),
    document_sign: z.union([
      z.literal(''),
      z
        .string()
        .max(120)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'sign'),
    ]),
    language: localeSchema.nullable(),
    category: z.enum(DOWNLOAD_CATEGORIES).nullable(),
    sort_order: z.number('whole_number').int('whole_number').min(0, 'too_small').max(1_000_000, 'too_big'),
    title: inEachLanguage(lineSchema(200)),
    summary: inEachLanguage(lineSchema(600)),
    ...publishedFields,
  })
  .superRefine((value, { addIssue }) => {
    const fault = (name: string, code: string, message: string) => addIssue({ code: 'custom', path: [name, code], message })
    if (value.media_id === null) addIssue({ code: 'custom', path: ['media_id'], message: 'required' })
    checkTexts({ title: value.title, summary: value.summary }, value.publish_state, fault)
    checkPeriods(value, fault)
  })
export type DownloadValue = z.infer<typeof downloadValueSchema>

/** `version` 0: it is new. */
export const saveStaffDownloadInputSchema = z.strictObject({ version: z.number().int().min(0), value: downloadValueSchema })

/** `path`: address of the file below the public API. */
export const staffDownloadSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  is_sample: z.boolean(),
  byte_size: z.number().int(),
  path: z.string(),
  value: downloadValueSchema,
  languages: inEachLanguage(languageNoteSchema),
})
export type StaffDownload = z.infer<typeof staffDownloadSchema>

export const staffDownloadRowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  title_locale: z.string(),
  file_name: z.string(),
  byte_size: z.number().int(),
  language: z.string().nullable(),
  category: z.enum(DOWNLOAD_CATEGORIES).nullable(),
  is_sample: z.boolean(),
  ...shownFields,
  languages: languagesInListSchema,
})
export type StaffDownloadRow = z.infer<typeof staffDownloadRowSchema>
export const staffDownloadPageSchema = z.object({ list: z.array(staffDownloadRowSchema), total: z.number().int() })
export type StaffDownloadPage = z.infer<typeof staffDownloadPageSchema>

export const listStaffDownloadsInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  category: z.enum(DOWNLOAD_CATEGORIES).optional(),
  ...languageFilters,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListStaffDownloadsInput = z.infer<typeof listStaffDownloadsInputSchema>
