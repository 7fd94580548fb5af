import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { AUTOMATIC_STEPS, type StageCause } from '#contract/pipeline-values.ts'
import type { EnquiryChange, LockedEnquiry } from './change-enquiry.ts'

/** Where a lead goes by itself when something happens to it, with what the history says of it; nothing where it stays. What is in quarantine stays. */
export function stepBy(cause: StageCause, { status, isQuarantined }: Pick<LockedEnquiry, 'status' | 'isQuarantined'>): Pick<EnquiryChange, 'set' | 'events'> {
  const steps: Readonly<Partial<Record<EnquiryStatus, EnquiryStatus>>> = AUTOMATIC_STEPS[cause]
  const to = steps[status]
  if (to === undefined || isQuarantined) return { set: {}, events: [] }
  return { set: { status: to, lossReason: null, lossNote: null }, events: [{ kind: 'status_changed', detail: { from: status, to } }] }
}
