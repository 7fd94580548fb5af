import type { EnquiryDetail, SetEnquiryStatusInput } from '#contract/staff-enquiry.ts'
import { CLOSED_STATUSES, type EnquiryStatus } from '#contract/enquiry-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { clockSince, readClockRules, STOPPED, type ClockRules, type ReplyClock } from '#core/domain/reply-clock/index.ts'
import { changeEnquiry, type LockedEnquiry } from './change-enquiry.ts'

/** Moves an enquiry to another status. Permission `enquiry.write`. Throws `not_found`. Nobody owes an answer in a closed state; one that is opened again without any waits as before. */
export async function setEnquiryStatus({ ctx, input }: { ctx: Ctx; input: SetEnquiryStatusInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const rules = await readClockRules(ctx)
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: (found) => {
      if (found.status === input.status) return null
      const detail = { from: found.status, to: input.status }
      return {
        set: { status: input.status, ...clockAfter(found, input.status, rules) },
        events: [{ kind: 'status_changed', detail }],
        audit: { action: 'enquiry.status_changed', detail },
        isAnswer: false,
      }
    },
  })
}

function clockAfter(found: LockedEnquiry, status: EnquiryStatus, rules: ClockRules): Partial<ReplyClock> {
  const isClosed = (one: EnquiryStatus) => CLOSED_STATUSES.some((closed) => closed === one)
  if (isClosed(status)) return STOPPED
  return isClosed(found.status) && found.firstResponseAt === null && !found.isQuarantined ? clockSince(rules, found.createdAt) : {}
}
