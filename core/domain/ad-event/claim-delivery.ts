import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { adDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { AdProvider } from '#core/ports/ads/port.ts'

/** Longer than an advertiser is waited for; who died in the middle of it holds nothing up for longer. */
const CLAIM_MS = 60_000

/**
 * Begins a try to tell an advertiser, so that of two jobs at once one tells. `told`: nothing is left to tell; `taken`: another job is about to,
 * and whether it can is not known yet.
 */
export async function claimDelivery({ ctx, input }: { ctx: Ctx; input: { adEventId: number; provider: AdProvider } }): Promise<'claimed' | 'told' | 'taken'> {
  const now = ctx.ports.clock.now()
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  const [claimed] = await ctx.db
    .insert(adDelivery)
    .values({ ...input, attempts: 1, claimedUntil })
    .onConflictDoUpdate({
      target: [adDelivery.adEventId, adDelivery.provider],
      set: { attempts: sql`${adDelivery.attempts} + 1`, claimedUntil },
      setWhere: and(isNull(adDelivery.sentAt), or(isNull(adDelivery.claimedUntil), lt(adDelivery.claimedUntil, now))),
    })
    .returning({ id: adDelivery.adEventId })
  if (claimed) return 'claimed'
  const [held] = await ctx.db
    .select({ sentAt: adDelivery.sentAt })
    .from(adDelivery)
    .where(and(eq(adDelivery.adEventId, input.adEventId), eq(adDelivery.provider, input.provider)))
  return held?.sentAt ? 'told' : 'taken'
}
