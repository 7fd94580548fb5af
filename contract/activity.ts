import { z } from 'zod'
import { isTimeZone } from './company.ts'
import { ACTIVITY_KINDS, PUBLISH_STATES } from './content-values.ts'
import { articleBodySchema } from './article.ts'
import { pictureSchema } from './car.ts'

/** `past` as soon as it has ended; one that is running is upcoming still. */
export const ACTIVITY_TIMES = ['all', 'upcoming', 'past'] as const

export const ACTIVITY_PAGE_SIZE = 12

const words = (max: number) => z.string().trim().min(1).max(max)

/**
 * An activity of a list. `starts_at` and `ends_at` are ISO moments in UTC; `time_zone` (IANA) is that of the place, in which a reader wants
 * them. `country` is its name in the language of the request; both it and `country_iso2` are null for what is held online.
 */
export const activityCardSchema = z.object({
  activity_id: z.number().int(),
  sign: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  title: z.string(),
  summary: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  time_zone: z.string(),
  has_ended: z.boolean(),
  place: z.string().nullable(),
  country_iso2: z.string().nullable(),
  country: z.string().nullable(),
  picture: pictureSchema.nullable(),
  is_sample: z.boolean(),
  updated_at: z.iso.datetime(),
})
export type ActivityCard = z.infer<typeof activityCardSchema>

export const activityPageSchema = z.object({
  list: z.array(activityCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  page_count: z.number().int(),
})
export type ActivityPage = z.infer<typeof activityPageSchema>

/** A whole activity: what happens, as blocks of plain text. `locales`: the languages that it is published in. `others`: what comes next. */
export const activityDetailSchema = activityCardSchema.extend({
  body: articleBodySchema,
  locales: z.array(z.string()),
  others: z.array(activityCardSchema),
})
export type ActivityDetail = z.infer<typeof activityDetailSchema>

export const listActivitiesInputSchema = z.strictObject({
  when: z.enum(ACTIVITY_TIMES).default('all'),
  word: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(ACTIVITY_PAGE_SIZE),
})
export type ListActivitiesInput = z.infer<typeof listActivitiesInputSchema>

export const activityDetailInputSchema = z.strictObject({ id: z.string().trim().min(1).max(120) })
export type ActivityDetailInput = z.infer<typeof activityDetailInputSchema>

/** Word in an activity's address, the same in every language: not a number. */
export const activitySignSchema = z
  .string()
  .max(120)
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/)

/** An activity in one language. Without a body it is not published there, whatever its state says. */
export const activityTextSchema = z.strictObject({
  title: words(200),
  summary: words(600),
  place: words(200).nullable(),
  body: articleBodySchema.nullable(),
  publish_state: z.enum(PUBLISH_STATES),
  published_at: z.iso.datetime(),
})
export type ActivityText = z.infer<typeof activityTextSchema>

export const saveActivityInputSchema = z
  .strictObject({
    sign: activitySignSchema,
    kind: z.enum(ACTIVITY_KINDS),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    time_zone: z.string().max(60).refine(isTimeZone, { message: 'unknown_zone' }),
    country_iso2: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    /** A picture of the store; left out, the one that is there stays. */
    cover_media_id: z.number().int().positive().nullable().optional(),
    is_sample: z.boolean(),
    /** By language code; a language that is left out is taken down. */
    texts: z.record(z.string(), activityTextSchema),
  })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), { message: 'ends_before_start', path: ['ends_at'] })
export type SaveActivityInput = z.infer<typeof saveActivityInputSchema>
