import { z } from 'zod'
import { DOWNLOAD_CATEGORIES, PUBLISH_STATES } from './content-values.ts'

/**
 * A file of the download centre with its words in the language of the request. Files of one `document_sign` are the same document in
 * several languages; `language` is null where a file needs none. The file is at `/api` + `path` (R19.3).
 */
export const downloadItemSchema = z.object({
  download_id: z.number().int(),
  document_sign: z.string(),
  category: z.enum(DOWNLOAD_CATEGORIES).nullable(),
  title: z.string(),
  summary: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  content_type: z.string(),
  byte_size: z.number().int(),
  language: z.string().nullable(),
  path: z.string(),
  is_sample: z.boolean(),
  published_at: z.iso.datetime(),
})
export type DownloadItem = z.infer<typeof downloadItemSchema>

export const listDownloadsInputSchema = z.strictObject({
  category: z.enum(DOWNLOAD_CATEGORIES).optional(),
  word: z.string().trim().max(100).optional(),
})
export type ListDownloadsInput = z.infer<typeof listDownloadsInputSchema>

/** A name that every system can save: no path, no control or reserved character, an ending that the download centre takes. */
export const fileNameSchema = z
  .string()
  .max(150)
  .regex(/^[^\p{Cc}\p{Cf}"*/:<>?\\|]+\.(pdf|xlsx|docx|csv)$/iu)
  .refine((name) => !name.startsWith('.') && name === name.normalize('NFC').trim(), { message: 'bad_name' })

const words = (max: number) => z.string().trim().min(1).max(max)

/** A file's words in one language. */
export const downloadTextSchema = z.strictObject({
  title: words(200),
  summary: words(600),
  publish_state: z.enum(PUBLISH_STATES),
  published_at: z.iso.datetime(),
})
export type DownloadText = z.infer<typeof downloadTextSchema>

export const saveDownloadInputSchema = z.strictObject({
  /** Finds the file that is there: two files of one name cannot be told apart once they are saved. */
  file_name: fileNameSchema,
  document_sign: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  language: z.string().max(8).nullable(),
  category: z.enum(DOWNLOAD_CATEGORIES).nullable(),
  /** A document of the store. */
  media_id: z.number().int().positive(),
  sort_order: z.number().int().min(0).max(1_000_000),
  is_sample: z.boolean(),
  /** By language code; a language that is left out is taken down. */
  texts: z.record(z.string(), downloadTextSchema),
})
export type SaveDownloadInput = z.infer<typeof saveDownloadInputSchema>
