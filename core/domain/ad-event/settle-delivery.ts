import { sql } from 'drizzle-orm'
import { adDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { AdProvider } from '#core/ports/ads/port.ts'

/** Writes down how a try to tell an advertiser went; `error` null: it was told. */
export async function settleDelivery({ ctx, input }: { ctx: Ctx; input: { adEventId: number; provider: AdProvider; error: string | null } }): Promise<void> {
  const { adEventId, provider, error } = input
  const sentAt = error === null ? ctx.ports.clock.now() : null
  await ctx.db
    .insert(adDelivery)
    .values({ adEventId, provider, attempts: 1, error, sentAt })
    .onConflictDoUpdate({ target: [adDelivery.adEventId, adDelivery.provider], set: { attempts: sql`${adDelivery.attempts} + 1`, error, sentAt } })
}
