import type { StaffNotice } from '#contract/staff-notice.ts'

/** Notices that say the same of the same lead one after the other, as one: the newest, with how many there are. Newest first, as they were. */
export function gathered(notices: readonly StaffNotice[]): { notice: StaffNotice; count: number }[] {
  const lines: { notice: StaffNotice; count: number }[] = []
  for (const notice of notices) {
    const last = lines.at(-1)
    if (last !== undefined && isSame(last.notice, notice)) last.count += 1
    else lines.push({ notice, count: 1 })
  }
  return lines
}

function isSame(one: StaffNotice, other: StaffNotice): boolean {
  return (
    one.kind === other.kind &&
    one.enquiry.id === other.enquiry.id &&
    one.quotation?.id === other.quotation?.id &&
    (one.seen_at === null) === (other.seen_at === null)
  )
}
