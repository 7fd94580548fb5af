/** The parts of a member's page, in their order; also the values of `?part=` on phones. */
export const MEMBER_PARTS = ['level', 'vouchers', 'favorites', 'enquiries', 'profile', 'security', 'delete'] as const
export type MemberPart = (typeof MEMBER_PARTS)[number]

/** Word of a part's title. */
export const PART_TITLES = {
  level: 'member.level',
  vouchers: 'member.vouchers',
  favorites: 'favorites.title',
  enquiries: 'member.enquiries',
  profile: 'member.profile',
  security: 'member.security',
  delete: 'member.deleteTitle',
} as const satisfies Record<MemberPart, string>

/** The part that an address names; the level where it names none. */
export function memberPart(search: string): MemberPart {
  const part = new URLSearchParams(search).get('part')
  return MEMBER_PARTS.find((known) => known === part) ?? 'level'
}
