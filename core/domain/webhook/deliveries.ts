import { asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { WEBHOOK_KEPT_DAYS, WEBHOOK_PING } from '#contract/webhook-values.ts'
import type { WebhookDeliveries, WebhookDeliveriesInput, WebhookTry } from '#contract/webhook.ts'
import { dealerApplication, enquiry, webhookDelivery, webhookEndpoint, webhookTry } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Deliveries of an endpoint with their tries, newest first; what they said is shown to nobody. Permission `webhook.write`. */
export async function listWebhookDeliveries({ ctx, input }: { ctx: Ctx; input: WebhookDeliveriesInput }): Promise<WebhookDeliveries> {
  requirePermission(ctx, 'webhook.write')
  const own = eq(webhookDelivery.endpointId, input.id)
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(webhookDelivery).where(own),
    ctx.db
      .select({
        id: webhookDelivery.id,
        eventId: webhookDelivery.eventId,
        type: webhookDelivery.type,
        state: webhookDelivery.state,
        createdAt: webhookDelivery.createdAt,
        deliveredAt: webhookDelivery.deliveredAt,
        hasBody: sql<boolean>`${webhookDelivery.body} is not null`,
        reference: sql<string | null>`coalesce(${enquiry.reference}, ${dealerApplication.reference})`,
      })
      .from(webhookDelivery)
      .leftJoin(enquiry, eq(enquiry.id, webhookDelivery.enquiryId))
      .leftJoin(dealerApplication, eq(dealerApplication.id, webhookDelivery.dealerApplicationId))
      .where(own)
      .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size),
  ])
  const tries = await readTries(
    ctx,
    rows.map(({ id }) => id),
  )
  const list = rows.map(({ id, eventId, type, state, createdAt, deliveredAt, hasBody, reference }) => ({
    id,
    event_id: eventId,
    type,
    reference,
    state,
    created_at: createdAt.toISOString(),
    delivered_at: deliveredAt?.toISOString() ?? null,
    can_send: hasBody,
    tries: tries.get(id) ?? [],
  }))
  return { list, total: counted?.total ?? 0 }
}

async function readTries({ db }: Ctx, ids: readonly number[]): Promise<Map<number, WebhookTry[]>> {
  const byDelivery = new Map<number, WebhookTry[]>()
  if (ids.length === 0) return byDelivery
  const rows = await db
    .select()
    .from(webhookTry)
    .where(inArray(webhookTry.deliveryId, [...ids]))
    .orderBy(asc(webhookTry.id))
  for (const { deliveryId, at, status, fault, ms } of rows)
    byDelivery.set(deliveryId, [...(byDelivery.get(deliveryId) ?? []), { at: at.toISOString(), status, fault, ms }])
  return byDelivery
}

/**
 * Sends a delivery again, under the same id and with the same words, whatever became of it. Permission `webhook.write`. Errors: `forbidden`,
 * `not_found`; `conflict` where what it said is erased, or its endpoint is off.
 */
export async function resendWebhookDelivery({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  requirePermission(ctx, 'webhook.write')
  await ctx.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: webhookDelivery.id, type: webhookDelivery.type, eventId: webhookDelivery.eventId, body: webhookDelivery.body, endpoint: webhookEndpoint })
      .from(webhookDelivery)
      .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
      .where(eq(webhookDelivery.id, input.id))
      .for('update', { of: webhookDelivery })
    if (held === undefined) throw new AppError('not_found')
    const { id, type, eventId, body, endpoint } = held
    if (body === null || (!endpoint.isOn && type !== WEBHOOK_PING)) throw new AppError('conflict')
    await tx.update(webhookDelivery).set({ state: 'waiting', deliveredAt: null }).where(eq(webhookDelivery.id, id))
    await ctx.ports.jobs.send(tx, 'webhook-send', { deliveryId: id })
    const detail = { name: endpoint.name, type, event: eventId }
    await writeAudit(tx, { ctx, action: 'webhook.resent', subjectKind: 'webhook', subjectId: endpoint.id, detail })
  })
}

/** Deletes deliveries of more than 30 days with their tries; answers how many. Run by the schedule. */
export async function deleteOldDeliveries({ ctx }: { ctx: Ctx }): Promise<{ deleted: number }> {
  const before = new Date(ctx.ports.clock.now().getTime() - WEBHOOK_KEPT_DAYS * 24 * 3600_000)
  const result = await ctx.db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, before))
  return { deleted: result.rowCount ?? 0 }
}
