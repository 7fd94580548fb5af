import { and, eq, type SQL } from 'drizzle-orm'
import type { PushDeviceIdInput, PushDevices, PushEndpointInput } from '#contract/staff-push.ts'
import { staffPushSubscription } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listPushDevices } from './list-push-devices.ts'
import { requireHolder } from './require-holder.ts'

/** Pushes no more to the browser of an address of one's own; nothing where it is none. Permission `enquiry.read`. Answers what is left. */
export function unsubscribePush({ ctx, input }: { ctx: Ctx; input: PushEndpointInput }): Promise<PushDevices> {
  return remove(ctx, eq(staffPushSubscription.endpoint, input.endpoint))
}

/** The same for a device of the list. */
export function removePushDevice({ ctx, input }: { ctx: Ctx; input: PushDeviceIdInput }): Promise<PushDevices> {
  return remove(ctx, eq(staffPushSubscription.id, input.id))
}

async function remove(ctx: Ctx, which: SQL): Promise<PushDevices> {
  const staffId = requireHolder(ctx)
  await ctx.db.delete(staffPushSubscription).where(and(eq(staffPushSubscription.staffId, staffId), which))
  return listPushDevices({ ctx })
}
