import { Gauge, Handshake, Images, Inbox, Link2, ScrollText, UsersRound, type LucideIcon } from 'lucide-react'
import type { Permission } from '#contract/staff.ts'
import type { WordKey } from '#apps/admin/web/words/words.ts'

export type Section = { path: string; word: WordKey; icon: LucideIcon; permission: Permission }

/** The main menu, in order; each for those who may use it. */
export const SECTIONS: readonly Section[] = [
  { path: '/', word: 'nav.overview', icon: Gauge, permission: 'enquiry.read' },
  { path: '/enquiries', word: 'nav.enquiries', icon: Inbox, permission: 'enquiry.read' },
  { path: '/dealers', word: 'nav.dealers', icon: Handshake, permission: 'dealer.read' },
  { path: '/media', word: 'nav.media', icon: Images, permission: 'catalogue.read' },
  { path: '/web-links', word: 'nav.webLinks', icon: Link2, permission: 'content.read' },
  { path: '/staff', word: 'nav.staff', icon: UsersRound, permission: 'staff.read' },
  { path: '/audit', word: 'nav.audit', icon: ScrollText, permission: 'audit.read' },
]

/** True if `path` lies in the section. */
export function isInside(section: Section, path: string): boolean {
  return section.path === '/' ? path === '/' : path === section.path || path.startsWith(`${section.path}/`)
}
