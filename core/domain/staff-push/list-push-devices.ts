import { desc, eq } from 'drizzle-orm'
import type { PushDevices } from '#contract/staff-push.ts'
import { staffPushSubscription } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireHolder } from './require-holder.ts'
import { ensureVapidKeys } from './vapid-keys.ts'

/** One's own devices that are pushed to, newest first, and the key that a browser needs to become one. Permission `enquiry.read`. */
export async function listPushDevices({ ctx }: { ctx: Ctx }): Promise<PushDevices> {
  const staffId = requireHolder(ctx)
  const { publicKey } = await ensureVapidKeys(ctx)
  const { id, label, endpoint, createdAt, lastOkAt, failedAt } = staffPushSubscription
  const rows = await ctx.db
    .select({ id, label, endpoint, createdAt, lastOkAt, failedAt })
    .from(staffPushSubscription)
    .where(eq(staffPushSubscription.staffId, staffId))
    .orderBy(desc(createdAt), desc(id))
  return {
    public_key: publicKey,
    devices: rows.map((row) => ({
      id: row.id,
      label: row.label,
      endpoint: row.endpoint,
      created_at: row.createdAt.toISOString(),
      last_ok_at: row.lastOkAt?.toISOString() ?? null,
      failed_at: row.failedAt?.toISOString() ?? null,
    })),
  }
}
