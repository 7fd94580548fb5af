import type { ReplyChannel } from '#contract/enquiry-values.ts'
import type { EnquiryChange, LockedEnquiry } from './change-enquiry.ts'
import { stepBy } from './step-by.ts'

type Answer = { staffId: number; detail: { channel: ReplyChannel } & Record<string, unknown> }

/** What it changes of a lead that its buyer was answered: the clock stops, a new lead is contacted from then on, and one without an owner is whose who answered. */
export function answered(found: LockedEnquiry, { staffId, detail }: Answer): EnquiryChange {
  const step = stepBy('answered', found)
  const isNobodys = found.ownerId === null
  return {
    set: { ...step.set, ownerId: found.ownerId ?? staffId },
    events: [{ kind: 'answered', detail }, ...step.events, ...(isNobodys ? [{ kind: 'owner_changed' as const, detail: { from: null, to: staffId } }] : [])],
    audit: { action: 'enquiry.answered', detail: { channel: detail.channel } },
    isAnswer: true,
  }
}
