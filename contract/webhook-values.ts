// Apart from the schemas, because browsers load these and must not load the validator.

/** What an endpoint can be told of, in the order in which staff see it (R23.41). */
export const WEBHOOK_EVENTS = ['lead.created', 'lead.changed', 'lead.message', 'quotation.issued', 'quotation.answered', 'dealer.created'] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** What a test sends; nobody chooses it. */
export const WEBHOOK_PING = 'ping'

/**
 * `waiting`: not there yet, is tried again; `failed`: given up; `dropped`: its endpoint was off when its turn came; `erased`: it held data of a
 * person who was erased before it went out.
 */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped', 'erased'] as const
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

/** Why an endpoint was turned off by itself: it answered 410; nothing reached it for days. */
export const WEBHOOK_OFF_REASONS = ['gone', 'failing'] as const
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number]

/** Why a try had no answer. */
export const WEBHOOK_FAULTS = ['no_answer', 'unreachable', 'not_public'] as const
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number]

/** Hours for which a secret goes on signing beside its successor. */
export const WEBHOOK_OVERLAP_HOURS = 24
/** Days without one success after which an endpoint is turned off. */
export const WEBHOOK_FAILING_DAYS = 5
/** Days for which deliveries are kept. */
export const WEBHOOK_KEPT_DAYS = 30
