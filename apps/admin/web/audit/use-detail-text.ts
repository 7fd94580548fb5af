import { useGetList } from 'react-admin'
import type { AuditEntryView } from '#contract/audit.ts'
import type { StaffMember } from '#contract/staff.ts'
import { useRoleName } from '#apps/admin/web/staff/use-role-name.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What an entry tells beside the fields that were changed, in words. */
export function useDetailText({ action, detail }: AuditEntryView): string {
  const say = useMessages()
  const sayValue = useDataMessages()
  const nameOfRole = useRoleName()
  const { data: people = [] } = useGetList<StaffMember>('staff', { pagination: { page: 1, perPage: 500 } })
  const nameOf = (id: unknown) => (id === null ? say('enquiry.unassign') : (people.find((person) => person.id === id)?.name ?? `${Number(id)}`))
  const countsOf = (counts: AuditEntryView['detail']) =>
    typeof counts['added'] === 'number'
      ? (['added', 'changed', 'removed', 'unchanged'] as const).map((outcome) => say(`priceSheet.changes.${outcome}`, { count: Number(counts[outcome]) }))
      : [say('priceSheet.count', { count: Number(counts['rows'] ?? 0) })]
  const from = detail['from']
  const to = detail['to']
  if (action === 'enquiry.owner_changed') return `${nameOf(from)} → ${nameOf(to)}`
  if (action === 'enquiry.status_changed') return `${sayValue('status', String(from))} → ${sayValue('status', String(to))}`
  if (action === 'landed_price.replaced') return [detail['file'], ...countsOf(detail)].join(' · ')
  if (action === 'enquiry.exported') return say('enquiries.count', { count: Number(detail['total'] ?? 0) })
  if (typeof detail['left'] === 'number') return say('audit.codesLeft', { left: detail['left'] })
  if (typeof detail['count'] === 'number' && action.startsWith('stock.')) return say('stock.changed', { count: detail['count'] })
  if (typeof detail['role'] === 'string') return nameOfRole({ role_key: detail['role'], name_en: '', name_zh: '' })
  if (typeof detail['locale'] === 'string') return sayValue('language', detail['locale'])
  return ''
}
