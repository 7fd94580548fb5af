import { and, eq } from 'drizzle-orm'
import { WEBHOOK_FAILING_DAYS, WEBHOOK_PING, type WebhookFault, type WebhookOffReason } from '#contract/webhook-values.ts'
import type { Tx } from '#core/db/client.ts'
import { webhookDelivery, webhookEndpoint, webhookTry } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { lockEndpoint, type EndpointRow } from './endpoint-row.ts'

/** `isLast`: there is no further try. `ms`: how long it took. */
type Input = { deliveryId: number; outcome: { status: number } | { fault: WebhookFault }; ms: number; isLast: boolean }

/**
 * Writes down a try and what follows of it. 2xx: it is there. 410, or five days without one success: the endpoint is turned off. Answers whether to
 * try it `again`; `failed`: it is given up.
 */
export async function settleDelivery({ ctx, input }: { ctx: Ctx; input: Input }): Promise<'delivered' | 'again' | 'failed'> {
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const [delivery] = await tx.select().from(webhookDelivery).where(eq(webhookDelivery.id, input.deliveryId))
    // Deleted with its endpoint in the meantime.
    if (delivery === undefined) return 'failed'
    const endpoint = await lockEndpoint(tx, delivery.endpointId)
    const [status, fault] = 'status' in input.outcome ? [input.outcome.status, null] : [null, input.outcome.fault]
    await tx.insert(webhookTry).values({ deliveryId: delivery.id, at: now, status, fault, ms: input.ms })
    if (status !== null && status >= 200 && status < 300) {
      await tx.update(webhookDelivery).set({ state: 'delivered', deliveredAt: now }).where(eq(webhookDelivery.id, delivery.id))
      await tx.update(webhookEndpoint).set({ lastOkAt: now, failingSince: null }).where(eq(webhookEndpoint.id, endpoint.id))
      return 'delivered'
    }
    const isPing = delivery.type === WEBHOOK_PING
    const isOff = await noteFailure(tx, ctx, { endpoint, isGone: status === 410, isPing, now })
    if (!isOff && !isPing && !input.isLast) return 'again'
    // Another job of the same delivery may have brought it there.
    await tx
      .update(webhookDelivery)
      .set({ state: 'failed' })
      .where(and(eq(webhookDelivery.id, delivery.id), eq(webhookDelivery.state, 'waiting')))
    return 'failed'
  })
}

type Failure = { endpoint: EndpointRow; isGone: boolean; isPing: boolean; now: Date }

/** True where the endpoint is off from now on. What a test meets says nothing of how long an endpoint has failed. */
async function noteFailure(tx: Tx, ctx: Ctx, { endpoint, isGone, isPing, now }: Failure): Promise<boolean> {
  if (!endpoint.isOn) return true
  const failingSince = isPing ? endpoint.failingSince : (endpoint.failingSince ?? now)
  const isTooLong = !isPing && failingSince !== null && now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_DAYS * 24 * 3600_000
  const reason: WebhookOffReason | null = isGone ? 'gone' : isTooLong ? 'failing' : null
  if (reason === null) {
    await tx.update(webhookEndpoint).set({ failingSince }).where(eq(webhookEndpoint.id, endpoint.id))
    return false
  }
  // Another version: who has the form open must not turn it on again without having seen this.
  const off = { isOn: false, offReason: reason, offAt: now, failingSince, version: endpoint.version + 1, updatedAt: now }
  await tx.update(webhookEndpoint).set(off).where(eq(webhookEndpoint.id, endpoint.id))
  await writeAudit(tx, { ctx, action: 'webhook.turned_off', subjectKind: 'webhook', subjectId: endpoint.id, detail: { name: endpoint.name, reason } })
  return true
}
