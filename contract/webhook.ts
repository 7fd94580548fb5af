import { z } from 'zod'
import { ENQUIRY_ORIGINS, ENQUIRY_STATUSES } from './enquiry-values.ts'
import { lineSchema } from './texts.ts'
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_FAULTS, WEBHOOK_OFF_REASONS } from './webhook-values.ts'

/**
 * An endpoint as staff edit it, whole. `url`: HTTPS, by a name of the internet; what the name leads to is looked at by each connection.
 * `with_contact`: names, addresses, numbers and remarks of people go out too.
 */
export const webhookValueSchema = z.strictObject({
  name: lineSchema(80).min(1, 'required'),
  url: z.string().trim().min(1, 'required').max(500, 'too_long').refine(isPublicHttps, 'public_https_address'),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1, 'required')
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
  with_contact: z.boolean(),
  is_on: z.boolean(),
})
export type WebhookValue = z.infer<typeof webhookValueSchema>

/** `version` 0: it is new. */
export const saveWebhookInputSchema = z.strictObject({ version: z.number().int().min(0), value: webhookValueSchema })

/**
 * `off_reason`: why it was turned off by itself. `failing_since`: the first try that failed since the last that did not. `overlap_until`: until
 * when the secret of before signs too.
 */
export const webhookSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  value: webhookValueSchema,
  off_reason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  off_at: z.string().nullable(),
  failing_since: z.string().nullable(),
  last_ok_at: z.string().nullable(),
  overlap_until: z.string().nullable(),
})
export type Webhook = z.infer<typeof webhookSchema>

/** All endpoints, by name. */
export const webhooksSchema = z.object({ list: z.array(webhookSchema) })
export type Webhooks = z.infer<typeof webhooksSchema>

/** An endpoint with its secret (`whsec_…`), which is told when it is made and never again; null where it stays as it was. */
export const webhookSecretSchema = z.object({ webhook: webhookSchema, secret: z.string().nullable() })
export type WebhookSecret = z.infer<typeof webhookSecretSchema>

/** One try: the status of the answer, or why there was none; how long it took in milliseconds. */
export const webhookTrySchema = z.object({
  at: z.string(),
  status: z.number().int().nullable(),
  fault: z.enum(WEBHOOK_FAULTS).nullable(),
  ms: z.number().int(),
})
export type WebhookTry = z.infer<typeof webhookTrySchema>

/** `event_id`: the same for every try and every time it is sent again. `can_send`: false where what it said is erased. Tries oldest first. */
export const webhookDeliverySchema = z.object({
  id: z.number().int(),
  event_id: z.string(),
  type: z.string(),
  reference: z.string().nullable(),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  created_at: z.string(),
  delivered_at: z.string().nullable(),
  can_send: z.boolean(),
  tries: z.array(webhookTrySchema),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

export const webhookDeliveriesInputSchema = z.strictObject({
  id: z.coerce.number().int().min(1),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type WebhookDeliveriesInput = z.infer<typeof webhookDeliveriesInputSchema>

/** Deliveries of an endpoint, newest first. */
export const webhookDeliveriesSchema = z.object({ list: z.array(webhookDeliverySchema), total: z.number().int() })
export type WebhookDeliveries = z.infer<typeof webhookDeliveriesSchema>

/** Who a lead is from, as they wrote it. Told only where that was allowed. */
const leadContactSchema = z.object({
  name: z.string(),
  company: z.string().nullable(),
  mail: z.string(),
  mobile: z.string(),
  whatsapp: z.string().nullable(),
  remark: z.string(),
})

/**
 * A lead as other systems are told of it: by the events, and by the calls of partners. `country`: ISO 3166-1, null where it could not be told.
 * `campaign`: `utm_campaign` of the last visit that had one, else of the first.
 */
export const leadDataSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  owner_id: z.number().int().nullable(),
  origin: z.enum(ENQUIRY_ORIGINS),
  locale: z.string(),
  country: z.string().nullable(),
  model_sign: z.string().nullable(),
  campaign: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  contact: leadContactSchema.optional(),
})
export type LeadData = z.infer<typeof leadDataSchema>

/** Ends of names that are never on the internet (RFC 6761, 6762, 8375, the reserved `.internal`, and what routers give out). */
const INNER = /\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|home\.arpa|invalid|onion)\.?$/

/** By a name with a dot: an address in figures, or a name of the house's own network, is nobody's on the internet. */
function isPublicHttps(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return false
  return /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+\.?$/.test(url.hostname) && !INNER.test(url.hostname)
}
