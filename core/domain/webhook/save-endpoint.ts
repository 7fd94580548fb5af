import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError, isAppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import { saveWebhookInputSchema, type WebhookSecret, type WebhookValue } from '#contract/webhook.ts'
import type { Tx } from '#core/db/client.ts'
import { webhookEndpoint } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { findEndpoint, lockEndpoint, newSecret, toValue, toWebhook } from './endpoint-row.ts'

type SaveInput = z.input<typeof saveWebhookInputSchema> & { id: number | null }

/**
 * Saves an endpoint whole. A new one answers its secret, this once. Turned on again it begins anew, whatever had turned it off. Permission
 * `webhook.write`. Errors: `forbidden`, `validation_failed` (`public_https_address`), `not_found`, `conflict`.
 */
export async function saveWebhook({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<WebhookSecret> {
  requirePermission(ctx, 'webhook.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveWebhookInputSchema, sent)
  const now = ctx.ports.clock.now()
  const secret = known === null ? newSecret() : null
  const id = await saveEdited<WebhookValue>(
    ctx,
    { kind: 'webhook', tags: [], lock, write: (tx, given) => write(tx, { ...given, secret, now }) },
    { id: known, ...wanted },
  )
  return { webhook: toWebhook(await findEndpoint(ctx.db, id), now), secret }
}

async function lock(tx: Tx, id: number): Promise<{ version: number; value: WebhookValue } | null> {
  try {
    const row = await lockEndpoint(tx, id)
    return { version: row.version, value: toValue(row) }
  } catch (error) {
    if (isAppError(error) && error.key === 'not_found') return null
    throw error
  }
}

type Write = { id: number | null; version: number; value: WebhookValue; before: WebhookValue | null; secret: string | null; now: Date }

async function write(tx: Tx, { id, version, value, before, secret, now }: Write): Promise<number> {
  const { name, url, events, with_contact: withContact, is_on: isOn } = value
  const isTurned = before !== null && before.is_on !== isOn
  const values = { name, url, events, withContact, isOn, version, updatedAt: now, ...(isTurned ? { offReason: null, offAt: null, failingSince: null } : {}) }
  const [row] =
    id === null
      ? await tx
          .insert(webhookEndpoint)
          .values({ ...values, secret: secret ?? newSecret(), createdAt: now })
          .returning({ id: webhookEndpoint.id })
      : await tx.update(webhookEndpoint).set(values).where(eq(webhookEndpoint.id, id)).returning({ id: webhookEndpoint.id })
  if (row === undefined) throw new AppError('internal')
  return row.id
}
