import { z } from 'zod'
import { allCarsFilterSchema } from './all-cars.ts'
import { carFilterSchema } from './car.ts'
import { ALERT_LIMITS, ALERT_LISTS, type AlertKind, type AlertList } from './alert-values.ts'
import { destinationSchema } from './landed-price.ts'
import { listFittingsInputSchema } from './fitting.ts'
import { mailTroubleSchema } from './mail-delivery.ts'
import { SHORTLIST_KINDS, SHORTLIST_LIMITS } from './shortlist-values.ts'
import { usedCarFilterSchema } from './used-car.ts'

/** The destination that prices at the port are of and whose country narrows the list to what it admits, unless all is shown. */
const atDestination = { dest: destinationSchema, admitted: z.literal('all').optional() }

/** Filters of each list that can be watched, as the list itself reads them. */
export const ALERT_FILTERS = {
  car: carFilterSchema.extend(atDestination),
  used: usedCarFilterSchema.extend(atDestination),
  both: allCarsFilterSchema.extend(atDestination),
  part: listFittingsInputSchema.omit({ sort: true, page: true, page_size: true }),
  any: z.strictObject({ word: z.string().trim().min(1).max(100) }),
} as const satisfies Record<AlertList, z.ZodType>

const thingSchema = z.strictObject({ kind: z.enum(SHORTLIST_KINDS), sign: z.string().trim().min(1).max(SHORTLIST_LIMITS.sign) })

/** `query`: filters as they stand in the address of the list. `label`: what is watched in words of the request's language. */
export const requestAlertInputSchema = z.strictObject({
  mail: z.string().trim().max(254),
  label: z.string().max(ALERT_LIMITS.label),
  wanted: z.union([
    z.strictObject({ kind: z.enum(ALERT_LISTS), query: z.string().max(ALERT_LIMITS.query) }),
    z.strictObject({ kind: z.literal('things'), things: z.array(thingSchema).min(1).max(ALERT_LIMITS.things) }),
  ]),
})
export type RequestAlertInput = z.infer<typeof requestAlertInputSchema>

/** What the link of an alert shows. `query` as above; of things their addresses. `ends_at`: ISO 8601 UTC; null: it has ended. */
export type AlertView =
  | { state: 'pending' | 'running' | 'ending'; kind: AlertKind; label: string; query: string; names: string[]; ends_at: string }
  | { state: 'ended' }

/** What is waited for, without who waits: by list and filters, or by thing. `terms`: filters as names and values; `thing`: what it is called. */
export const waitedSchema = z.object({
  kind: z.enum([...ALERT_LISTS, ...SHORTLIST_KINDS.map((kind) => `thing_${kind}` as const)]),
  /** Address on the site. */
  path: z.string(),
  thing: z.string().nullable(),
  terms: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** Confirmed alerts, and their languages. */
  alerts: z.number().int(),
  locales: z.array(z.string()),
  /** Since when somebody waits for it. */
  since: z.string(),
})
export type Waited = z.infer<typeof waitedSchema>

export const listWaitedInputSchema = z.strictObject({})
/** The most waited for first, at most 100; `alerts`: all that are confirmed, `pending`: that are not yet. */
export const waitedReportSchema = z.object({ alerts: z.number().int(), pending: z.number().int(), list: z.array(waitedSchema) })
export type WaitedReport = z.infer<typeof waitedReportSchema>

export const listAlertsInputSchema = z.strictObject({
  word: z.string().trim().max(254).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListAlertsInput = z.infer<typeof listAlertsInputSchema>

/** An alert with whose it is. Moments ISO 8601 UTC. */
export const staffAlertSchema = z.object({
  id: z.number().int(),
  mail: z.string(),
  locale: z.string(),
  label: z.string(),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  mailed_at: z.string().nullable(),
  ends_at: z.string(),
  mail_trouble: mailTroubleSchema,
})
export type StaffAlert = z.infer<typeof staffAlertSchema>
export const staffAlertPageSchema = z.object({ list: z.array(staffAlertSchema), total: z.number().int() })
export type StaffAlertPage = z.infer<typeof staffAlertPageSchema>
