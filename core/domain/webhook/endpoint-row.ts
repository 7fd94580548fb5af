import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Webhook, WebhookValue } from '#contract/webhook.ts'
import type { Tx } from '#core/db/client.ts'
import { webhookEndpoint } from '#core/db/schema/index.ts'

export type EndpointRow = typeof webhookEndpoint.$inferSelect

const SECRET_BYTES = 32

/** A secret as Standard Webhooks writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** What staff edit of an endpoint. */
export function toValue({ name, url, events, withContact, isOn }: EndpointRow): WebhookValue {
  return { name, url, events, with_contact: withContact, is_on: isOn }
}

/** An endpoint as staff see it, without its secrets. */
export function toWebhook(row: EndpointRow, now: Date): Webhook {
  const { oldSecretUntil } = row
  return {
    id: row.id,
    version: row.version,
    value: toValue(row),
    off_reason: row.offReason,
    off_at: row.offAt?.toISOString() ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    last_ok_at: row.lastOkAt?.toISOString() ?? null,
    overlap_until: oldSecretUntil !== null && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
  }
}

/** Errors: `not_found`. */
export async function findEndpoint(db: Tx, id: number): Promise<EndpointRow> {
  const [row] = await db.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id))
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The row held against other writers, but not against leads that are told to it. Errors: `not_found`. */
export async function lockEndpoint(tx: Tx, id: number): Promise<EndpointRow> {
  const [row] = await tx.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id)).for('no key update')
  if (row === undefined) throw new AppError('not_found')
  return row
}
