import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { AD_PROVIDERS } from '#core/ports/ads/port.ts'

/** Puts the telling of these events into the outbox, one job for each advertiser. */
export async function sendAdJobs(tx: Tx, ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const adEventId of ids) for (const provider of AD_PROVIDERS) await ctx.ports.jobs.send(tx, 'ad-event', { adEventId, provider })
}
