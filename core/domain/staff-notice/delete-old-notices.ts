import { lt } from 'drizzle-orm'
import { STAFF_NOTICE_DAYS } from '#contract/staff-notice-values.ts'
import { staffNotice } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

const DAY_MS = 86_400_000

/** Deletes notices that are older than 30 days. Answers how many. Run daily by the schedule. */
export async function deleteOldNotices({ ctx }: { ctx: Ctx }): Promise<{ deleted: number }> {
  const before = new Date(ctx.ports.clock.now().getTime() - STAFF_NOTICE_DAYS * DAY_MS)
  const result = await ctx.db.delete(staffNotice).where(lt(staffNotice.createdAt, before))
  return { deleted: result.rowCount ?? 0 }
}
