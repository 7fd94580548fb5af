import { z } from 'zod'
import { DEMAND_FILTERS, DEMAND_PERIODS } from './demand-values.ts'
import { localeSchema } from './texts.ts'

/** `days`: how far back, today included, in UTC. Without `locale` all languages. */
export const demandInputSchema = z.strictObject({
  days: z.coerce.number().pipe(z.literal(DEMAND_PERIODS)).default(30),
  locale: localeSchema.optional(),
})
export type DemandInput = z.infer<typeof demandInputSchema>

/** Words with how often they were searched for and how often something was opened from the results. `found`: how much met all of it, null where not known. */
export const demandWordSchema = z.object({
  word: z.string(),
  locales: z.array(z.string()),
  searches: z.number().int(),
  opened: z.number().int(),
  found: z.number().int().nullable(),
})
export type DemandWord = z.infer<typeof demandWordSchema>

/**
 * What buyers search for. `searches`: all of the period, `unkept` those whose words are not kept, `nothing_found` and `nothing_opened` those
 * with words of these lists. Each list has its most searched words first, at most 20. `filters`: how many searches asked for what.
 */
export const demandSchema = z.object({
  searches: z.number().int(),
  words: z.number().int(),
  opened: z.number().int(),
  unkept: z.number().int(),
  nothing_found: z.number().int(),
  nothing_opened: z.number().int(),
  most: z.array(demandWordSchema),
  unmet: z.array(demandWordSchema),
  unopened: z.array(demandWordSchema),
  filters: z.array(z.object({ name: z.enum(DEMAND_FILTERS), searches: z.number().int(), values: z.array(z.string()) })),
})
export type Demand = z.infer<typeof demandSchema>
