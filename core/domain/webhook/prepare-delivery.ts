import { eq } from 'drizzle-orm'
import { WEBHOOK_PING } from '#contract/webhook-values.ts'
import { webhookDelivery, webhookEndpoint } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** What is sent, and what signs it: the secret, and for a day the one of before. */
export type PreparedDelivery = { url: string; id: string; body: string; secrets: readonly string[] }

/**
 * What to send of a delivery. Null where there is nothing to send any more: it is gone, there already or erased, or its endpoint is off, which is
 * noted.
 */
export async function prepareDelivery({ ctx, input }: { ctx: Ctx; input: { deliveryId: number } }): Promise<PreparedDelivery | null> {
  const own = eq(webhookDelivery.id, input.deliveryId)
  const [row] = await ctx.db
    .select({ delivery: webhookDelivery, endpoint: webhookEndpoint })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(own)
  if (row === undefined) return null
  const { delivery, endpoint } = row
  if (delivery.body === null || delivery.state !== 'waiting') return null
  if (!endpoint.isOn && delivery.type !== WEBHOOK_PING) {
    await ctx.db.update(webhookDelivery).set({ state: 'dropped' }).where(own)
    return null
  }
  const { secret, oldSecret, oldSecretUntil } = endpoint
  const isOverlapping = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > ctx.ports.clock.now()
  return { url: endpoint.url, id: delivery.eventId, body: delivery.body, secrets: isOverlapping ? [secret, oldSecret] : [secret] }
}
