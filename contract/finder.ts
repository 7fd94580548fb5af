import { z } from 'zod'
import { carCardSchema } from './car.ts'
import { CONFIDENCES, DRIVING_SIDES, ENERGY_TYPES, STEERING_SIDES } from './vehicle.ts'

/** Answers of the guided finder (R7.6) as they stand in the address. Order is display order. */
export const FINDER_BUDGETS = ['10000', '20000', '30000', '40000', '50000'] as const
export const FINDER_USES = ['city', 'family', 'distance', 'rough', 'passengers', 'goods'] as const
export const FINDER_BODIES = ['small', 'sedan', 'suv', 'mpv', 'pickup', 'van', 'truck', 'bus'] as const
export const FINDER_FUELS = ['electric', 'plugin', 'hybrid', 'engine'] as const
export type FinderBudget = (typeof FINDER_BUDGETS)[number]
export type FinderUse = (typeof FINDER_USES)[number]
export type FinderBody = (typeof FINDER_BODIES)[number]
export type FinderFuel = (typeof FINDER_FUELS)[number]
export type FinderSide = (typeof DRIVING_SIDES)[number]

/** Questions in the order in which they are asked. */
export const FINDER_QUESTIONS = ['budget', 'use', 'body', 'fuel', 'steering', 'destination'] as const
export type FinderQuestion = (typeof FINDER_QUESTIONS)[number]

/** `GET /api/finder/list`. Nothing is required; `budget` is the most to spend in US dollars FOB, `destination` an ISO 3166-1 code. */
export const finderInputSchema = z.strictObject({
  budget: z.enum(FINDER_BUDGETS).optional(),
  use: z.enum(FINDER_USES).optional(),
  body: z.enum(FINDER_BODIES).optional(),
  fuel: z.enum(FINDER_FUELS).optional(),
  steering: z.enum(DRIVING_SIDES).optional(),
  destination: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})
export type FinderInput = z.infer<typeof finderInputSchema>

/** Why a car is on the shortlist. Range km, length mm, payload kg. */
export const finderReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('budget') }),
  z.object({ kind: z.literal('range'), energy_type: z.enum(ENERGY_TYPES), range_km: z.number().int(), range_cycle: z.string().nullable() }),
  z.object({ kind: z.literal('steering'), side: z.enum(DRIVING_SIDES) }),
  z.object({ kind: z.literal('seats'), seats: z.number().int() }),
  z.object({ kind: z.literal('energy'), energy_type: z.enum(ENERGY_TYPES) }),
  z.object({ kind: z.literal('drive'), drive_type: z.string() }),
  z.object({ kind: z.literal('payload'), payload_kg: z.number().int() }),
  z.object({ kind: z.literal('length'), length_mm: z.number().int() }),
])
export type FinderReason = z.infer<typeof finderReasonSchema>

/** What is known of the destination; `steering` is the side that may be registered there, null where nothing is known. */
export const finderDestinationSchema = z.object({
  iso2: z.string(),
  country: z.string(),
  steering: z.enum(STEERING_SIDES).nullable(),
  confidence: z.enum(CONFIDENCES).nullable(),
  as_of_year: z.number().int().nullable(),
  is_sample: z.boolean(),
})
export type FinderDestination = z.infer<typeof finderDestinationSchema>

export const finderShortlistSchema = z.object({
  /** Cars that meet every answer; the shortlist shows the first few, one of each model before a second. */
  total: z.number().int(),
  list: z.array(z.object({ car: carCardSchema, reasons: z.array(finderReasonSchema) })),
  /** The filter of the car list that finds the same cars: its names with their values. */
  filter: z.record(z.string(), z.array(z.string())),
  destination: finderDestinationSchema.nullable(),
  /** The side asked for is not the one registered at the destination. */
  is_side_refused: z.boolean(),
  /** Answers that, left out, find cars; only where nothing was found. */
  alternatives: z.array(z.object({ without: z.enum(FINDER_QUESTIONS), total: z.number().int() })),
})
export type FinderShortlist = z.infer<typeof finderShortlistSchema>
