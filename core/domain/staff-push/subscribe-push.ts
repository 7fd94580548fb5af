import { desc, eq, sql } from 'drizzle-orm'
import type { PushDevices, SubscribePushInput } from '#contract/staff-push.ts'
import { staffPushSubscription } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listPushDevices } from './list-push-devices.ts'
import { requireHolder } from './require-holder.ts'

/** Devices of one person; with one more the oldest goes. */
const MOST_DEVICES = 10

/**
 * Pushes notices to a browser from now on, in the place of what was known of its address; a device that somebody else had is then the caller's.
 * Permission `enquiry.read`. Answers their devices.
 */
export async function subscribePush({ ctx, input }: { ctx: Ctx; input: SubscribePushInput }): Promise<PushDevices> {
  const staffId = requireHolder(ctx)
  const { endpoint, ...keys } = input
  const values = { staffId, ...keys, createdAt: ctx.ports.clock.now(), lastOkAt: null, failedAt: null }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(staffPushSubscription)
      .values({ endpoint, ...values })
      .onConflictDoUpdate({ target: staffPushSubscription.endpoint, set: values })
    const kept = tx
      .select({ id: staffPushSubscription.id })
      .from(staffPushSubscription)
      .where(eq(staffPushSubscription.staffId, staffId))
      .orderBy(desc(staffPushSubscription.createdAt), desc(staffPushSubscription.id))
      .limit(MOST_DEVICES)
    await tx.delete(staffPushSubscription).where(sql`${staffPushSubscription.staffId} = ${staffId} and ${staffPushSubscription.id} not in (${kept})`)
  })
  return listPushDevices({ ctx })
}
