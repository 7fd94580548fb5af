import { z } from 'zod'
import { isDestinationCode } from './destination.ts'
import { pricedDestinationSchema } from './landed-price.ts'
import { VEHICLE_KINDS } from './landed-price-values.ts'
import { FEED_FAULTS, FEED_FORMATS, LEFT_OUT_REASONS } from './listing-feed-values.ts'
import { lineSchema } from './texts.ts'

/**
 * A feed as staff edit it, whole. `locale`: of titles, descriptions and links. `destination`: the code of `?dest=`; null: every market.
 * `yard_…`: the address that Meta asks for, in its parts; the country by its code (ISO 3166-1). Empty: not set.
 */
export const listingFeedValueSchema = z.strictObject({
  name: lineSchema(80).min(1, 'required'),
  format: z.enum(FEED_FORMATS),
  kinds: z
    .array(z.enum(VEHICLE_KINDS))
    .min(1, 'required')
    .transform((kinds) => VEHICLE_KINDS.filter((kind) => kinds.includes(kind))),
  locale: z.string().regex(/^[a-z]{2}$/, 'unknown_language'),
  destination: z.string().refine(isDestinationCode).nullable(),
  yard_street: lineSchema(200),
  yard_city: lineSchema(80),
  yard_region: lineSchema(80),
  yard_postal_code: lineSchema(20),
  yard_country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/, 'invalid_value'),
})
export type ListingFeedValue = z.infer<typeof listingFeedValueSchema>

/** `version` 0: it is new. */
export const saveListingFeedInputSchema = z.strictObject({ version: z.number().int().min(0), value: listingFeedValueSchema })

/** `path`: where the feed is read, on the main address of the site; whoever has it reads the feed. `read_at`: when somebody last did. */
export const listingFeedSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  value: listingFeedValueSchema,
  path: z.string(),
  read_at: z.string().nullable(),
})
export type ListingFeed = z.infer<typeof listingFeedSchema>

/** The feeds by name, and the destinations that one can be for. */
export const listingFeedsSchema = z.object({ list: z.array(listingFeedSchema), destinations: z.array(pricedDestinationSchema) })
export type ListingFeeds = z.infer<typeof listingFeedsSchema>

/** A vehicle that is left out, with everything that keeps it out. `id`: of its record; `sign`: its model sign or stock reference. */
export const leftOutVehicleSchema = z.object({
  kind: z.enum(VEHICLE_KINDS),
  id: z.number().int(),
  sign: z.string(),
  name: z.string(),
  reasons: z.array(z.enum(LEFT_OUT_REASONS)),
})
export type LeftOutVehicle = z.infer<typeof leftOutVehicleSchema>

/**
 * What a feed holds and what it leaves out. `faults`: why it is empty whatever the vehicles have. `reasons`: how many vehicles each keeps out,
 * of which one may have several. `vehicles`: the first 200.
 */
export const leftOutReportSchema = z.object({
  rows: z.number().int(),
  left_out: z.number().int(),
  faults: z.array(z.enum(FEED_FAULTS)),
  reasons: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), count: z.number().int() })),
  vehicles: z.array(leftOutVehicleSchema),
})
export type LeftOutReport = z.infer<typeof leftOutReportSchema>
