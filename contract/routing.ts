import { z } from 'zod'
import { ENQUIRY_ORIGINS } from './enquiry-values.ts'
import { PASSED_OVER, ROUTED_KINDS, ROUTING_CONDITIONS, ROUTING_LIMITS, ROUTING_REASONS, ROUTING_TIMES } from './routing-values.ts'
import { lineSchema, localeSchema } from './texts.ts'

const people = z.array(z.int().min(1)).max(ROUTING_LIMITS.people, 'too_many')

/** Who gets which leads. Of a condition with several values one is enough; an empty one asks for nothing. The people take turns. */
export const routingRuleSchema = z.strictObject({
  /** Given by the form and kept for good: turns are remembered by it. */
  key: z.uuid(),
  name: lineSchema(80).min(1, 'required'),
  is_on: z.boolean(),
  locales: z.array(localeSchema).max(50),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  /** Signs of brands. */
  brands: z.array(z.string().min(1).max(100)).max(ROUTING_LIMITS.values, 'too_many'),
  kinds: z.array(z.enum(ROUTED_KINDS)),
  origins: z.array(z.enum(ENQUIRY_ORIGINS)),
  /** Least FOB value of what is asked for, in US dollars; a lead without a price has none. */
  min_value_usd: z.int('whole_number').min(1, 'out_of_range').max(100_000_000, 'out_of_range').nullable(),
  time: z.enum(ROUTING_TIMES),
  people: people.min(1, 'required'),
  /** Only to those who are at work at that moment; where nobody is, the next rule is asked. */
  only_at_work: z.boolean(),
})
export type RoutingRule = z.infer<typeof routingRuleSchema>

/** Who gets a lead, and who is told when its answer is late. */
export const routingSchema = z.strictObject({
  /** In the order in which they are asked. */
  rules: z.array(routingRuleSchema).max(ROUTING_LIMITS.rules, 'too_many'),
  /** A buyer who wrote before stays with whoever looks after them. */
  keep_buyer: z.boolean(),
  /** Take turns with what no rule gave to anybody; none: it stays free, and everybody is told. */
  fallback: people,
  /** Working time before an answer is due at which its owner is reminded, in minutes. */
  warn_minutes: z.int('whole_number').min(5, 'out_of_range').max(600, 'out_of_range'),
  /** Are told of an answer that is late; none: whoever may give leads to colleagues. */
  escalate_to: people,
})
export type Routing = z.infer<typeof routingSchema>

const personSchema = z.object({ id: z.int(), name: z.string() })

/**
 * How a lead found its owner. `because`: the conditions of the rule that asked for something; `passed_over`: who came first and was not there;
 * `missed`: rules that fitted before it, none of whose people was there.
 */
export const routedSchema = z.object({
  to: personSchema.nullable(),
  why: z.enum(ROUTING_REASONS),
  rule: z.string().nullable(),
  because: z.array(z.enum(ROUTING_CONDITIONS)),
  /** The earlier lead of the same buyer. */
  reference: z.string().nullable(),
  passed_over: z.array(personSchema.extend({ why: z.enum(PASSED_OVER) })),
  missed: z.array(z.object({ rule: z.string(), people: z.array(personSchema.extend({ why: z.enum(PASSED_OVER) })) })),
})
export type Routed = z.infer<typeof routedSchema>

/** Rules to try on the leads of the last days. */
export const tryRoutingInputSchema = z.strictObject({ days: z.int().min(1).max(ROUTING_LIMITS.trial_days), value: routingSchema })
export type TryRoutingInput = z.infer<typeof tryRoutingInputSchema>

/** What rules would have done. `had`: leads that the person owns today, of the same. `list`: the newest of them. */
export const routingTrialSchema = z.object({
  leads: z.int(),
  /** More came in this time than a trial looks at. */
  is_cut: z.boolean(),
  by_reason: z.array(z.object({ why: z.enum(ROUTING_REASONS), rule: z.string().nullable(), count: z.int() })),
  by_person: z.array(personSchema.extend({ count: z.int(), had: z.int() })),
  list: z.array(
    z.object({
      id: z.int(),
      reference: z.string(),
      created_at: z.string(),
      country_name: z.string(),
      country_iso2: z.string().nullable(),
      locale: z.string(),
      owner: personSchema.nullable(),
      routed: routedSchema,
    }),
  ),
})
export type RoutingTrial = z.infer<typeof routingTrialSchema>
