import { and, eq, isNull, lte } from 'drizzle-orm'
import type { MarkNoticesSeenInput, UnseenNotices } from '#contract/staff-notice.ts'
import { staffNotice } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countUnseen, requireReader } from './own-notices.ts'

/** Marks one's own notices as looked at: all up to one of them, or those about a lead. Answers how many are left. Permission `enquiry.read`. */
export async function markNoticesSeen({ ctx, input }: { ctx: Ctx; input: MarkNoticesSeenInput }): Promise<UnseenNotices> {
  const staffId = requireReader(ctx)
  await ctx.db
    .update(staffNotice)
    .set({ seenAt: ctx.ports.clock.now() })
    .where(
      and(
        eq(staffNotice.staffId, staffId),
        isNull(staffNotice.seenAt),
        input.up_to === undefined ? undefined : lte(staffNotice.id, input.up_to),
        input.enquiry_id === undefined ? undefined : eq(staffNotice.enquiryId, input.enquiry_id),
        input.kind === undefined ? undefined : eq(staffNotice.kind, input.kind),
      ),
    )
  return { unseen: await countUnseen(ctx.db, staffId) }
}
