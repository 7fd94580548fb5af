import { randomUUID } from 'node:crypto'
import { and, arrayContains, asc, eq } from 'drizzle-orm'
import type { WebhookEventType } from '#contract/webhook-values.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, webhookDelivery, webhookEndpoint } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readDealerData } from './dealer-data.ts'
import { readLeads } from './lead-data.ts'

/** `more`: what an event says beside its lead, without anything of a person. */
export type EmittedEvent =
  | { type: Exclude<WebhookEventType, 'dealer.created'>; enquiryId: number; more?: Readonly<Record<string, unknown>> }
  | { type: 'dealer.created'; dealerId: number }

/**
 * Tells every endpoint that wants it of what has happened: a delivery and a job for each, in the transaction of what happened, after it was
 * written. What is in quarantine is told to nobody. Without an endpoint it costs one look at a table of a few rows.
 */
export async function emitWebhook(tx: Tx, ctx: Ctx, event: EmittedEvent): Promise<void> {
  const endpoints = await holdEndpoints(tx, event.type)
  const now = ctx.ports.clock.now()
  const eventId = newEventId()
  for (const { id: endpointId, withContact } of endpoints) {
    const data = await readData(tx, event, withContact)
    if (data === null) return
    const body = JSON.stringify({ type: event.type, timestamp: now.toISOString(), data })
    const about = 'dealerId' in event ? { dealerApplicationId: event.dealerId } : { enquiryId: event.enquiryId }
    await writeDelivery(tx, ctx, { endpointId, eventId, type: event.type, body, hasContact: withContact, createdAt: now, ...about })
  }
}

/** Writes a delivery and its job. Answers its id. */
export async function writeDelivery(tx: Tx, ctx: Ctx, values: typeof webhookDelivery.$inferInsert): Promise<number> {
  const [row] = await tx.insert(webhookDelivery).values(values).returning({ id: webhookDelivery.id })
  if (row === undefined) throw new Error('insert into webhook_delivery returned no row')
  await ctx.ports.jobs.send(tx, 'webhook-send', { deliveryId: row.id })
  return row.id
}

/** A name of an event that no other will have. */
export function newEventId(): string {
  return `evt_${randomUUID().replaceAll('-', '')}`
}

// Held, so that one that is deleted at this moment is waited for and left out, instead of costing the lead.
function holdEndpoints(tx: Tx, type: WebhookEventType) {
  return tx
    .select({ id: webhookEndpoint.id, withContact: webhookEndpoint.withContact })
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.isOn, true), arrayContains(webhookEndpoint.events, [type])))
    .orderBy(asc(webhookEndpoint.id))
    .for('key share')
}

async function readData(tx: Tx, event: EmittedEvent, withContact: boolean): Promise<object | null> {
  if ('dealerId' in event) return readDealerData(tx, { id: event.dealerId, withContact })
  const [lead] = await readLeads(tx, { where: eq(enquiry.id, event.enquiryId), withContact })
  return lead === undefined ? null : { ...lead.data, ...event.more }
}
