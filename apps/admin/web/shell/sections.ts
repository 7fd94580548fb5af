import {
  CarFront,
  ChartColumn,
  ContactRound,
  FileSpreadsheet,
  FileText,
  Gauge,
  Globe,
  Handshake,
  IdCard,
  Inbox,
  Languages,
  ListTodo,
  Newspaper,
  ScrollText,
  Settings2,
  TrendingUp,
  UsersRound,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import type { Right } from '#apps/admin/web/api/use-self.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

export type Section = { path: string; label: MessageKey; icon: LucideIcon; permission: Right }

/** The main menu, in order; each for those who may use it. */
export const SECTIONS: readonly Section[] = [
  { path: '/', label: 'nav.overview', icon: Gauge, permission: 'enquiry.read' },
  { path: '/enquiries', label: 'nav.enquiries', icon: Inbox, permission: 'enquiry.read' },
  { path: '/tasks', label: 'nav.tasks', icon: ListTodo, permission: 'enquiry.read' },
  { path: '/quotations', label: 'nav.quotations', icon: FileText, permission: 'enquiry.read' },
  { path: '/customers', label: 'nav.customers', icon: ContactRound, permission: 'enquiry.read' },
  { path: '/dealers', label: 'nav.dealers', icon: Handshake, permission: 'dealer.read' },
  { path: '/catalogue', label: 'nav.stock', icon: CarFront, permission: 'catalogue.read' },
  { path: '/imports', label: 'nav.imports', icon: FileSpreadsheet, permission: 'catalogue.import' },
  { path: '/content', label: 'nav.content', icon: Newspaper, permission: 'content.read' },
  { path: '/languages', label: 'nav.languages', icon: Languages, permission: 'content.read' },
  { path: '/markets', label: 'nav.markets', icon: Globe, permission: 'content.read' },
  { path: '/members', label: 'nav.members', icon: IdCard, permission: 'member.read' },
  { path: '/reports', label: 'nav.reports', icon: ChartColumn, permission: 'enquiry.read' },
  { path: '/demand', label: 'nav.demand', icon: TrendingUp, permission: ['enquiry.read', 'catalogue.read'] },
  { path: '/settings', label: 'nav.settings', icon: Settings2, permission: 'setting.write' },
  { path: '/webhooks', label: 'nav.webhooks', icon: Webhook, permission: 'webhook.write' },
  { path: '/staff', label: 'nav.staff', icon: UsersRound, permission: 'staff.read' },
  { path: '/audit', label: 'nav.audit', icon: ScrollText, permission: 'audit.read' },
]

/** True if `path` lies in the section. */
export function isInside(section: Section, path: string): boolean {
  return section.path === '/' ? path === '/' : path === section.path || path.startsWith(`${section.path}/`)
}
