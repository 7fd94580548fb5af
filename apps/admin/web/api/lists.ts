import type { DealerStage } from '#contract/dealer-values.ts'
import type { EnquiryOrigin } from '#contract/enquiry.ts'
import type { EnquiryStatus } from '#contract/staff-enquiry.ts'
import type { RoleKey } from '#contract/staff.ts'

/*
 * The contract's lists for the browser. The contract's modules bring Zod with them (25 kB), so only their types come here;
 * each list is written as a record over the type, and a value that is missing or too many does not compile.
 */
const STATUS_SET: Record<EnquiryStatus, true> = { new: true, contacted: true, qualified: true, quoted: true, won: true, lost: true, spam: true }
const ORIGIN_SET: Record<EnquiryOrigin, true> = {
  home: true,
  promotion_detail: true,
  article_detail: true,
  car_detail: true,
  contact: true,
  car_list: true,
  brand: true,
  search: true,
  favorites: true,
  panel: true,
  club: true,
  partner: true,
  other: true,
}
const STAGE_SET: Record<DealerStage, true> = {
  submitted: true,
  in_review: true,
  materials_requested: true,
  negotiation: true,
  approved: true,
  rejected: true,
  withdrawn: true,
}
const ROLE_SET: Record<RoleKey, true> = { owner: true, sales_manager: true, sales: true, content: true }

export const STATUSES = keysOf(STATUS_SET)
export const ORIGINS = keysOf(ORIGIN_SET)
export const ROLES = keysOf(ROLE_SET)
export const STAGES = keysOf(STAGE_SET)

function keysOf<Key extends string>(set: Record<Key, true>): readonly Key[] {
  return Object.keys(set) as Key[]
}
