import { lte } from 'drizzle-orm'
import { partnerNonce } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Deletes what has been used once and can no longer come again; answers how many. Run by the schedule. */
export async function deleteExpiredNonces({ ctx }: { ctx: Ctx }): Promise<{ deleted: number }> {
  const result = await ctx.db.delete(partnerNonce).where(lte(partnerNonce.expiresAt, ctx.ports.clock.now()))
  return { deleted: result.rowCount ?? 0 }
}
