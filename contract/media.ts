import { z } from 'zod'
import { localeSchema } from './texts.ts'
import { MEDIA_KINDS, MEDIA_OWNERS, MEDIA_TABS, RENDITION_STATES } from './media-values.ts'

/** Limits of an upload; bytes and pixels. */
export const MEDIA_LIMITS = { imageBytes: 25 * 1024 * 1024, videoBytes: 200 * 1024 * 1024, documentBytes: 25 * 1024 * 1024, pixels: 60_000_000 } as const

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Alternative text per language, of a document its title; an empty text removes it. */
export const mediaAltsSchema = z.partialRecord(localeSchema, z.string().trim().max(300))
export type MediaAlts = z.infer<typeof mediaAltsSchema>

export const mediaPlaceSchema = z.strictObject({ owner_kind: z.enum(MEDIA_OWNERS), owner_id: id, tab: z.enum(MEDIA_TABS) })
export type MediaPlace = z.infer<typeof mediaPlaceSchema>

/** A picture or film as the staff see it. `preview`: address of a small rendition, null while there is none. Sizes in px. */
export const staffMediaSchema = z.object({
  id: z.number().int(),
  kind: z.enum(MEDIA_KINDS),
  tab: z.enum(MEDIA_TABS),
  position: z.number().int(),
  state: z.enum(RENDITION_STATES),
  content_type: z.string(),
  byte_size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  colour: z.string().nullable(),
  preview: z.string().nullable(),
  poster_id: z.number().int().nullable(),
  /** Of a document: what it is saved as, and the language it is written in. */
  file_name: z.string().nullable(),
  file_language: localeSchema.nullable(),
  is_sample: z.boolean(),
  alts: mediaAltsSchema,
  /** What is told of it in a language that has no text of its own; empty where nothing is. */
  made_alts: mediaAltsSchema,
  created_at: z.string(),
})
export type StaffMedia = z.infer<typeof staffMediaSchema>

/** Something that can have pictures. `cover`: address of its first picture. */
export const mediaOwnerSchema = z.object({
  id: z.number().int(),
  sign: z.string(),
  name: z.string(),
  count: z.number().int(),
  cover: z.string().nullable(),
})
export type MediaOwnerRow = z.infer<typeof mediaOwnerSchema>

export const ownerMediaInputSchema = z.strictObject({ owner_kind: z.enum(MEDIA_OWNERS), owner_id: id })
export const ownerMediaSchema = z.object({ owner: mediaOwnerSchema, media: z.array(staffMediaSchema) })
export type OwnerMedia = z.infer<typeof ownerMediaSchema>

export const attachMediaInputSchema = mediaPlaceSchema.extend({ media_id: id })
export type AttachMediaInput = z.infer<typeof attachMediaInputSchema>
export const detachMediaInputSchema = ownerMediaInputSchema.extend({ media_id: id })
export type DetachMediaInput = z.infer<typeof detachMediaInputSchema>
/** All media of the tab, in their new order. */
export const reorderMediaInputSchema = mediaPlaceSchema.extend({ media_ids: z.array(id).max(500) })
export type ReorderMediaInput = z.infer<typeof reorderMediaInputSchema>
/** `poster_id` of a film: a picture of the store. `file_language` of a document; null: it needs none. */
export const describeMediaInputSchema = z.strictObject({
  alts: mediaAltsSchema.default({}),
  poster_id: id.nullable().optional(),
  file_language: localeSchema.nullable().optional(),
})
export type DescribeMediaInput = z.infer<typeof describeMediaInputSchema>

export const listPicturesInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(24),
})
export type ListPicturesInput = z.infer<typeof listPicturesInputSchema>
/** Pictures of the store. `preview`: address of a small rendition, null while there is none. */
export const picturePageSchema = z.object({
  list: z.array(z.object({ id: z.number().int(), alt: z.string(), preview: z.string().nullable() })),
  total: z.number().int(),
})
export type PicturePage = z.infer<typeof picturePageSchema>

/** `is_known`: the same file was there already. */
export const storedMediaSchema = z.object({ id: z.number().int(), is_known: z.boolean() })
export type StoredMedia = z.infer<typeof storedMediaSchema>

/** A document of a vehicle as visitors may take it. `language`: code, null where the file needs none. `path`: address below the public API. */
export const vehicleDocumentSchema = z.object({
  title: z.string(),
  file_name: z.string(),
  byte_size: z.number().int(),
  language: z.string().nullable(),
  path: z.string(),
})
export type VehicleDocument = z.infer<typeof vehicleDocumentSchema>
