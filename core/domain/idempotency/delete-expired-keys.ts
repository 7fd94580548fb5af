import { lte } from 'drizzle-orm'
import { idempotencyKey } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Deletes the keys whose time is over; answers how many. Run daily by the schedule. */
export async function deleteExpiredKeys({ ctx }: { ctx: Ctx }): Promise<{ deleted: number }> {
  const result = await ctx.db.delete(idempotencyKey).where(lte(idempotencyKey.expiresAt, ctx.ports.clock.now()))
  return { deleted: result.rowCount ?? 0 }
}
