import { and, desc, eq, lt, max } from 'drizzle-orm'
import type { ListNoticesInput, NoticePage } from '#contract/staff-notice.ts'
import { staffNotice } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countUnseen, requireReader } from './own-notices.ts'
import { selectNotices } from './select-notices.ts'

/** One's own notices, newest first, a page at a time, with how many of all were not looked at. Permission `enquiry.read`. */
export async function listNotices({ ctx, input }: { ctx: Ctx; input: ListNoticesInput }): Promise<NoticePage> {
  const staffId = requireReader(ctx)
  const { before, limit } = input
  const own = eq(staffNotice.staffId, staffId)
  // The newest first: what comes while the others are read is then found by a stream that goes on from it.
  const [latest] = await ctx.db
    .select({ id: max(staffNotice.id) })
    .from(staffNotice)
    .where(own)
  const [found, unseen] = await Promise.all([
    selectNotices(ctx.db, { where: and(own, before === undefined ? undefined : lt(staffNotice.id, before)), orderBy: desc(staffNotice.id), limit: limit + 1 }),
    countUnseen(ctx.db, staffId),
  ])
  return { notices: found.slice(0, limit).map(({ notice }) => notice), has_more: found.length > limit, unseen, latest_id: latest?.id ?? 0 }
}
