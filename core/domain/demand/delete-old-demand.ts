import { lt } from 'drizzle-orm'
import { searchDemand } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { dayOf } from './days.ts'

/** A year, and a month to compare it with. */
const KEPT_DAYS = 400

/** Deletes counts of searches that are older than 400 days; answers how many rows. Run daily by the schedule. */
export async function deleteOldDemand({ ctx }: { ctx: Ctx }): Promise<{ deleted: number }> {
  const result = await ctx.db.delete(searchDemand).where(lt(searchDemand.day, dayOf(ctx, KEPT_DAYS)))
  return { deleted: result.rowCount ?? 0 }
}
