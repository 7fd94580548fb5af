import { eq, sql } from 'drizzle-orm'
import { staffPushSubscription } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

type Input = { subscriptionId: number; outcome: 'sent' | 'gone' | 'failed' }

/** Notes what became of a push: a device that is gone is forgotten, one whose service refuses shows since when. */
export async function settlePush({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  const own = eq(staffPushSubscription.id, input.subscriptionId)
  const now = ctx.ports.clock.now()
  if (input.outcome === 'gone') await ctx.db.delete(staffPushSubscription).where(own)
  else if (input.outcome === 'sent') await ctx.db.update(staffPushSubscription).set({ lastOkAt: now, failedAt: null }).where(own)
  else {
    await ctx.db
      .update(staffPushSubscription)
      .set({ failedAt: sql`coalesce(${staffPushSubscription.failedAt}, ${now.toISOString()}::timestamptz)` })
      .where(own)
  }
}
