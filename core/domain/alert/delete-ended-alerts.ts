import { lte } from 'drizzle-orm'
import { alert } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Deletes alerts whose time is over: seven days without confirmation, 180 with it. Answers how many. Run daily by the schedule. */
export async function deleteEndedAlerts({ ctx }: { ctx: Ctx }): Promise<{ deleted: number }> {
  const result = await ctx.db.delete(alert).where(lte(alert.endsAt, ctx.ports.clock.now()))
  return { deleted: result.rowCount ?? 0 }
}
