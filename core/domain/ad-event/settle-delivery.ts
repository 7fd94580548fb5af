import { and, eq } from 'drizzle-orm'
import { adDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { AdProvider } from '#core/ports/ads/port.ts'

/** Writes down how a try to tell an advertiser went, which `claimDelivery` has begun; `error` null: it was told. */
export async function settleDelivery({ ctx, input }: { ctx: Ctx; input: { adEventId: number; provider: AdProvider; error: string | null } }): Promise<void> {
  const { adEventId, provider, error } = input
  const sentAt = error === null ? ctx.ports.clock.now() : null
  await ctx.db
    .update(adDelivery)
    .set({ error, sentAt, claimedUntil: null })
    .where(and(eq(adDelivery.adEventId, adEventId), eq(adDelivery.provider, provider)))
}
