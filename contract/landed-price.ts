import { z } from 'zod'
import {
  ADMISSION_REASONS,
  CONTAINER_CLASSES,
  DUTY_BASES,
  DUTY_COMPONENTS,
  FREIGHT_MODES,
  LANDED_NOTICES,
  LANDED_REASONS,
  LANDED_STATUSES,
  RULE_TERMS,
  VEHICLE_KINDS,
} from './landed-price-values.ts'
import { isDestinationCode } from './destination.ts'
import { CONFIDENCES } from './vehicle.ts'

const iso2 = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)
/** A list narrowed to what a country (ISO 3166-1) admits; a country without a rule narrows nothing (R22.10). */
export const admittedSchema = iso2.optional()
/** The destination that orders and bounds by price at the port speak of, by its code; without it they say nothing (R22.16). */
export const destinationSchema = z.string().refine(isDestinationCode).optional()
/** What a list is asked at a destination. */
export type AtDestination = { admitted?: string | undefined; destination?: string | undefined }

const port = z.string().trim().min(1).max(120)
const sign = z.string().trim().min(1).max(200)

const way = {
  /** Country of destination. */
  country: iso2,
  /** Port or rail terminal where the vehicle is unloaded, as `/api` names it. */
  port,
  /** Country of the port; without it the country of destination. */
  port_country: iso2.optional(),
  mode: z.enum(FREIGHT_MODES),
  /** Day of the calculation; without it today. */
  date: z.iso.date().optional(),
}

/** `GET /api/price/landed`. `id`: the `model_sign` of a new car, the `stock_ref` of a used unit. */
export const landedPriceInputSchema = z.strictObject({ kind: z.enum(['new', 'used']), id: sign, ...way })
export type LandedPriceInput = z.infer<typeof landedPriceInputSchema>

export const MOST_LANDED = 50

const signs = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]).flatMap((part) => part.split(',')))
  .pipe(z.array(sign).max(MOST_LANDED))
  .optional()

/** `GET /api/price/landed/list`: at most 50 vehicles together, new ones before used ones. */
export const landedPricesInputSchema = z
  .strictObject({ new: signs, used: signs, ...way })
  .refine((input) => (input.new?.length ?? 0) + (input.used?.length ?? 0) <= MOST_LANDED, { path: ['used'], error: 'too_many' })
export type LandedPricesInput = z.infer<typeof landedPricesInputSchema>

const usd = z.number().int().nullable()
const components = Object.fromEntries(DUTY_COMPONENTS.map((name) => [name, usd])) as Record<(typeof DUTY_COMPONENTS)[number], typeof usd>

const figure = z.number().nullable()

/**
 * How the amount of a line is made. `id`: the row of its sheet (`FR0001`, `II005`; of a duty its country, its step and which of the step's
 * alternatives: `KE-10.2`). `of`: what `rate_percent` is a share of, added up; `insured_value` is 110 % of it. Null: has no such figure.
 */
export const landedRuleSchema = z.object({
  id: z.string(),
  base: z.enum([...DUTY_BASES, 'insured_value']).nullable(),
  of: z.array(z.enum(RULE_TERMS)),
  rate_percent: figure,
  /** Percent of the CIF or FOB price that are added to what the share is taken of. */
  uplift_percent: figure,
  /** The share is of what lies above it. */
  threshold_usd: figure,
  /** By vehicle, by cm³ or by kW. */
  amount_usd: figure,
  /** cm³ that cost nothing. */
  cc_over: figure,
  min_usd: figure,
  max_usd: figure,
  min_per_cc_usd: figure,
})
export type LandedRule = z.infer<typeof landedRuleSchema>

/** One line of the price, with where it comes from. `step`: of a duty, its place in the order of the country. */
export const landedLineSchema = z.object({
  line: z.enum(['fob', 'freight', 'insurance', 'inspection', 'inland', 'destination_charges', ...DUTY_COMPONENTS]),
  step: z.number().int().nullable(),
  amount_usd: z.number().int(),
  /** What the country calls it, in its own or in English words. */
  local_name: z.string().nullable(),
  note_en: z.string().nullable(),
  confidence: z.enum(CONFIDENCES).nullable(),
  /** `2026-01` or a day: for when the figure was last believed true. */
  as_of: z.string().nullable(),
  source: z.string().nullable(),
  /** First day on which the figure holds; null where it has none. */
  valid_from: z.string().nullable(),
  /** Last day on which the figure holds; null where it has none. */
  valid_to: z.string().nullable(),
  /** Null: of the vehicle itself. */
  rule: landedRuleSchema.nullable(),
})
export type LandedLine = z.infer<typeof landedLineSchema>

/**
 * What a vehicle costs at a port and in a country: an estimate, never an offer. Whole US dollars; null: not known, never 0. `no_estimate` leaves
 * all but status and reason open, `cif_only` the duties and the total.
 */
export const landedPriceSchema = z.object({
  calc_date: z.iso.date(),
  vehicle_kind: z.enum(['new', 'used']),
  model_sign: z.string().nullable(),
  stock_ref: z.string().nullable(),
  destination_country_iso2: z.string(),
  port_name: z.string(),
  port_country_iso2: z.string(),
  mode: z.enum(FREIGHT_MODES),
  status: z.enum(LANDED_STATUSES),
  reason: z.enum(LANDED_REASONS).nullable(),
  /** Why the country does not admit the vehicle; told also where the price itself is not known. */
  refusal: z.enum(ADMISSION_REASONS).nullable(),
  notices: z.array(z.enum(LANDED_NOTICES)),
  rate_id: z.string().nullable(),
  /** Where the FOB price holds; another than `loading_port` where a unit is moved before it is loaded. */
  fob_port: z.string().nullable(),
  loading_port: z.string().nullable(),
  /** Two decimals. */
  volume_m3: z.number().nullable(),
  container_class: z.enum(CONTAINER_CLASSES).nullable(),
  /** How many vehicles of this size share a container of 40 feet; null on a ro-ro ship. */
  vehicles_per_container: z.number().int().nullable(),
  age_years: z.number().int().nullable(),
  fob_usd: usd,
  freight_usd: usd,
  insurance_usd: usd,
  cif_usd: usd,
  inspection_usd: usd,
  inland_usd: usd,
  customs_value_usd: usd,
  ...components,
  duty_total_usd: usd,
  destination_charges_usd: usd,
  landed_total_usd: usd,
  /** `order:component=amount` of every rule that was applied, in their order. */
  steps: z.array(z.string()),
  lines: z.array(landedLineSchema),
  /** Days at sea or on rails, and over land. */
  transit_days_min: z.number().int().nullable(),
  transit_days_max: z.number().int().nullable(),
  /** True where anything of it is sample data. */
  is_sample: z.boolean(),
})
export type LandedPriceAnswer = z.infer<typeof landedPriceSchema>

/** In the order of the call; null for a vehicle that is not on the site. */
export const landedPricesSchema = z.object({ list: z.array(landedPriceSchema.nullable()) })
export type LandedPricesAnswer = z.infer<typeof landedPricesSchema>

/** A destination that prices can speak of. `code`: as `contract/destination.ts` has it; `port_country` is another country where the way ends over land. */
export const pricedDestinationSchema = z.object({
  code: z.string(),
  country: z.string(),
  country_id: z.number().int(),
  country_name: z.string(),
  port: z.string(),
  port_country: z.string(),
  port_country_name: z.string(),
})
export type PricedDestination = z.infer<typeof pricedDestinationSchema>

/** What a vehicle of an enquiry costs today at the buyer's port. Whole US dollars, null: not known; `reason`: why the price ends early. */
export const portPriceSchema = landedPriceSchema
  .pick({ mode: true, calc_date: true, fob_usd: true, cif_usd: true, landed_total_usd: true, reason: true, is_sample: true })
  .extend({ kind: z.enum(VEHICLE_KINDS), sign: z.string(), name: z.string(), port: z.string(), port_country: iso2, country: iso2, country_name: z.string() })
export type PortPrice = z.infer<typeof portPriceSchema>
