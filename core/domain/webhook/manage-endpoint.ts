import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { WEBHOOK_OVERLAP_HOURS, WEBHOOK_PING } from '#contract/webhook-values.ts'
import type { Webhooks, WebhookSecret } from '#contract/webhook.ts'
import { webhookEndpoint } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { newEventId, writeDelivery } from './emit-webhook.ts'
import { lockEndpoint, newSecret, toWebhook } from './endpoint-row.ts'

type One = { ctx: Ctx; input: { id: number } }

/** All endpoints by name, without secrets. Permission `webhook.write`. Errors: `forbidden`. */
export async function listWebhooks({ ctx }: { ctx: Ctx }): Promise<Webhooks> {
  requirePermission(ctx, 'webhook.write')
  const rows = await ctx.db
    .select()
    .from(webhookEndpoint)
    .orderBy(sql`lower(${webhookEndpoint.name})`, asc(webhookEndpoint.id))
  return { list: rows.map((row) => toWebhook(row, ctx.ports.clock.now())) }
}

/**
 * Gives an endpoint a new secret, which is told this once. For 24 hours the one of before signs too; one that was still signing from an earlier
 * renewal ends now. Permission `webhook.write`. Errors: `forbidden`, `not_found`.
 */
export async function renewWebhookSecret({ ctx, input }: One): Promise<WebhookSecret> {
  requirePermission(ctx, 'webhook.write')
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const held = await lockEndpoint(tx, input.id)
    const secret = newSecret()
    const [row] = await tx
      .update(webhookEndpoint)
      .set({ secret, oldSecret: held.secret, oldSecretUntil: new Date(now.getTime() + WEBHOOK_OVERLAP_HOURS * 3600_000) })
      .where(eq(webhookEndpoint.id, held.id))
      .returning()
    if (row === undefined) throw new AppError('internal')
    await writeAudit(tx, { ctx, action: 'webhook.secret_renewed', subjectKind: 'webhook', subjectId: row.id, detail: { name: row.name } })
    return { webhook: toWebhook(row, now), secret }
  })
}

/** Sends an endpoint a `ping`, tried once, also while it is off. Answers its delivery. Permission `webhook.write`. Errors: `forbidden`, `not_found`. */
export async function testWebhook({ ctx, input }: One): Promise<{ delivery_id: number }> {
  requirePermission(ctx, 'webhook.write')
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const { id: endpointId, name } = await lockEndpoint(tx, input.id)
    const body = JSON.stringify({ type: WEBHOOK_PING, timestamp: now.toISOString(), data: {} })
    const id = await writeDelivery(tx, ctx, { endpointId, eventId: newEventId(), type: WEBHOOK_PING, body, hasContact: false, createdAt: now })
    await writeAudit(tx, { ctx, action: 'webhook.tested', subjectKind: 'webhook', subjectId: endpointId, detail: { name } })
    return { delivery_id: id }
  })
}

/** Deletes an endpoint with its deliveries. Permission `webhook.write`. Errors: `forbidden`, `not_found`. */
export async function deleteWebhook({ ctx, input }: One): Promise<void> {
  requirePermission(ctx, 'webhook.write')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.id, input.id)).returning({ name: webhookEndpoint.name })
    if (row === undefined) throw new AppError('not_found')
    await writeAudit(tx, { ctx, action: 'webhook.deleted', subjectKind: 'webhook', subjectId: input.id, detail: { name: row.name } })
  })
}
