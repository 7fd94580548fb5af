import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'

/** What columns and cards share: the card that is being dragged, and what is done to cards. */
export type BoardMoves = {
  dragged: EnquiryRow | null
  setDragged: (row: EnquiryRow | null) => void
  move: (row: EnquiryRow, to: EnquiryStatus) => void
  nameNext: (row: EnquiryRow) => void
}
