import { and, desc, eq, sql } from 'drizzle-orm'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { staffNotice } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireReader } from './own-notices.ts'
import { selectNotices } from './select-notices.ts'

/** Ids are given before a transaction commits, so a smaller one may appear later: longer than a transaction may take, in seconds. */
const LOOK_BACK_SECONDS = 60

/** Whoever missed more reads the list. */
const MOST = 200

/**
 * One's own notices since `after`, oldest first, for a stream that goes on; the newest 200. Those of the minute before it are among them,
 * because one of them may have been committed later: whoever asks takes each id once. Permission `enquiry.read`.
 */
export async function readNoticesAfter({ ctx, input }: { ctx: Ctx; input: { after: number } }): Promise<StaffNotice[]> {
  const staffId = requireReader(ctx)
  const { after } = input
  const since = sql`(select n.created_at - make_interval(secs => ${LOOK_BACK_SECONDS}) from staff_notice n where n.id = ${after})`
  const isNew = sql`(${staffNotice.id} > ${after} or (${staffNotice.id} < ${after} and ${staffNotice.createdAt} >= ${since}))`
  const found = await selectNotices(ctx.db, { where: and(eq(staffNotice.staffId, staffId), isNew), orderBy: desc(staffNotice.id), limit: MOST })
  return found.map(({ notice }) => notice).toReversed()
}
