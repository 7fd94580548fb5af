import type { ReactNode } from 'react'
import { DeleteSection } from './delete-section.tsx'
import { EnquirySection } from './enquiry-section.tsx'
import { FavoriteSection } from './favorite-section.tsx'
import { LevelSection } from './level-section.tsx'
import type { MemberPart } from './member-part.ts'
import { ProfileSection } from './profile-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { VoucherSection } from './voucher-section.tsx'

const SECTIONS = {
  level: LevelSection,
  vouchers: VoucherSection,
  favorites: FavoriteSection,
  enquiries: EnquirySection,
  profile: ProfileSection,
  security: SecuritySection,
  delete: DeleteSection,
} as const satisfies Record<MemberPart, () => ReactNode>

/** One part of the member's page, inside `MemberGate`. */
export function MemberSection({ part }: { part: MemberPart }) {
  const Section = SECTIONS[part]
  return <Section />
}
