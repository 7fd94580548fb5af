import { z } from 'zod'
import { carCardSchema } from './car.ts'
import { FINDER_BODIES, FINDER_CONDITIONS, FINDER_FUELS, FINDER_QUESTIONS, FINDER_RULES, FINDER_USES } from './finder-values.ts'
import { FUEL_RESTRICTIONS } from './place-values.ts'
import { usedCarCardSchema } from './used-car.ts'
import { CONFIDENCES, DRIVING_SIDES, ENERGY_TYPES, STEERING_SIDES } from './vehicle.ts'

/**
 * `GET /api/finder/list`. Nothing is required; `condition` open means new and used, `budget` is the most to spend in whole US dollars FOB,
 * `destination` an ISO 3166-1 code.
 */
export const finderInputSchema = z.strictObject({
  condition: z.enum(FINDER_CONDITIONS).optional(),
  use: z.enum(FINDER_USES).optional(),
  body: z.enum(FINDER_BODIES).optional(),
  fuel: z.enum(FINDER_FUELS).optional(),
  budget: z
    .string()
    .regex(/^[1-9]\d{2,6}$/)
    .optional(),
  destination: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  steering: z.enum(DRIVING_SIDES).optional(),
})
export type FinderInput = z.infer<typeof finderInputSchema>

/**
 * Why a vehicle is on the shortlist. Prices US cents, budget US dollars, range km, length mm, weights kg, mileage km. `country`: the destination whose
 * rule is met, null where the buyer asked for it. `from`: the first year that it admits.
 */
export const finderReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('budget'), price_usd_cents: z.number().int(), budget_usd: z.number().int() }),
  z.object({ kind: z.literal('range'), energy_type: z.enum(ENERGY_TYPES), range_km: z.number().int(), range_cycle: z.string().nullable() }),
  z.object({ kind: z.literal('steering'), side: z.enum(DRIVING_SIDES), country: z.string().nullable() }),
  z.object({ kind: z.literal('seats'), seats: z.number().int(), is_for_family: z.boolean() }),
  z.object({ kind: z.literal('energy'), energy_type: z.enum(ENERGY_TYPES), is_asked: z.boolean() }),
  z.object({ kind: z.literal('body'), body_type: z.string() }),
  z.object({ kind: z.literal('drive'), drive_type: z.string() }),
  z.object({ kind: z.literal('payload'), payload_kg: z.number().int() }),
  z.object({ kind: z.literal('gvw'), gvw_kg: z.number().int() }),
  z.object({ kind: z.literal('length'), length_mm: z.number().int() }),
  z.object({
    kind: z.literal('year'),
    year: z.number().int(),
    is_registration: z.boolean(),
    country: z.string().nullable(),
    from: z.number().int().nullable(),
  }),
  z.object({ kind: z.literal('mileage'), mileage_km: z.number().int() }),
  z.object({ kind: z.literal('battery'), battery_soh_pct: z.number().int() }),
])
export type FinderReason = z.infer<typeof finderReasonSchema>

/**
 * What is known of the destination; `steering` is the side that may be registered there, null where nothing is known. The others are its rules for used
 * cars: `max_age_years` null: no limit known, 0: not admitted; `used_from` the first year that is admitted today.
 */
export const finderDestinationSchema = z.object({
  iso2: z.string(),
  country: z.string(),
  steering: z.enum(STEERING_SIDES).nullable(),
  max_age_years: z.number().int().nullable(),
  used_from: z.number().int().nullable(),
  fuel_restrictions: z.array(z.enum(FUEL_RESTRICTIONS)),
  min_emission_standard: z.string().nullable(),
  is_inspection_required: z.boolean(),
  confidence: z.enum(CONFIDENCES).nullable(),
  as_of_year: z.number().int().nullable(),
  is_sample: z.boolean(),
})
export type FinderDestination = z.infer<typeof finderDestinationSchema>

const filterSchema = z.record(z.string(), z.array(z.string()))

export const finderShortlistSchema = z.object({
  /** New cars that meet every answer, 0 where used ones are asked for; the shortlist shows the first few, one of each model before a second. */
  total: z.number().int(),
  list: z.array(z.object({ car: carCardSchema, reasons: z.array(finderReasonSchema) })),
  /** The filter of the car list that finds the same cars: its names with their values. */
  filter: filterSchema,
  /** The same of the used stock: units that can be bought and that the destination admits. Null where new cars are asked for. */
  used: z
    .object({
      total: z.number().int(),
      list: z.array(z.object({ car: usedCarCardSchema, reasons: z.array(finderReasonSchema) })),
      filter: filterSchema,
      /** Units that meet the answers and are left out by a rule of the destination. */
      left_out: z.array(z.object({ rule: z.enum(FINDER_RULES), total: z.number().int() })),
    })
    .nullable(),
  destination: finderDestinationSchema.nullable(),
  /** The country (ISO 3166-1) to what it admits both lists are narrowed (`admitted` of the lists); null: to nothing. */
  admitted: z.string().nullable(),
  /** The side asked for is not the one registered at the destination. */
  is_side_refused: z.boolean(),
  /** The body asked for does not serve the use asked for; the body holds. */
  is_body_unfit: z.boolean(),
  /** Answers that, left out, find vehicles; only where nothing was found. */
  alternatives: z.array(z.object({ without: z.enum(FINDER_QUESTIONS), total: z.number().int() })),
})
export type FinderShortlist = z.infer<typeof finderShortlistSchema>
