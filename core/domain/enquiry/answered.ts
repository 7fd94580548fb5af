import type { ReplyChannel } from '#contract/enquiry-values.ts'
import type { EnquiryChange, LockedEnquiry } from './change-enquiry.ts'

type Answer = { staffId: number; detail: { channel: ReplyChannel } & Record<string, unknown> }

/** What it changes of a lead that its buyer was answered: the clock stops, a new lead is contacted from then on, and one without an owner is whose who answered. */
export function answered(found: LockedEnquiry, { staffId, detail }: Answer): EnquiryChange {
  const isNew = found.status === 'new'
  const isNobodys = found.ownerId === null
  return {
    set: { status: isNew ? 'contacted' : found.status, ownerId: found.ownerId ?? staffId },
    events: [
      { kind: 'answered', detail },
      ...(isNew ? [{ kind: 'status_changed' as const, detail: { from: 'new', to: 'contacted' } }] : []),
      ...(isNobodys ? [{ kind: 'owner_changed' as const, detail: { from: null, to: staffId } }] : []),
    ],
    audit: { action: 'enquiry.answered', detail: { channel: detail.channel } },
    isAnswer: true,
  }
}
