import { useGetList } from 'react-admin'
import type { AuditEntryView } from '#contract/audit.ts'
import type { SettingGroup } from '#contract/setting.ts'
import type { StaffMember } from '#contract/staff.ts'
import { useSettingText } from '#apps/admin/web/setting/use-setting-text.ts'
import { useStockText } from '#apps/admin/web/stock/use-stock-words.ts'
import { useRoleName } from '#apps/admin/web/staff/use-role-name.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What an entry's codes and ids mean, in words; other details as they are. */
export function useDetailText({ action, detail, subject_id: subjectId }: AuditEntryView): string {
  const say = useMessages()
  const sayValue = useDataMessages()
  const settingText = useSettingText()
  const stock = useStockText()
  const nameOfRole = useRoleName()
  const { data: people = [] } = useGetList<StaffMember>('staff', { pagination: { page: 1, perPage: 500 } })
  const nameOf = (id: unknown) => (id === null ? say('enquiry.unassign') : (people.find((person) => person.id === id)?.name ?? `${Number(id)}`))
  const from = detail['from']
  const to = detail['to']
  if (action === 'enquiry.owner_changed') return `${nameOf(from)} → ${nameOf(to)}`
  if (action === 'enquiry.status_changed') return `${sayValue('status', String(from))} → ${sayValue('status', String(to))}`
  if (action === 'enquiry.exported') return say('enquiries.count', { count: Number(detail['total'] ?? 0) })
  if (action === 'setting.saved') {
    const group = subjectId as SettingGroup
    const changes = Object.entries(detail['changed'] as Record<string, { before: unknown; after: unknown }>)
    const text = (name: string, value: unknown) => settingText(group, name, value) || '–'
    return changes.map(([name, { before, after }]) => `${sayValue(`settings.${group}`, name)}: ${text(name, before)} → ${text(name, after)}`).join('; ')
  }
  if (action.startsWith('stock.')) {
    const changes = Object.entries((detail['changed'] ?? {}) as Record<string, { before: unknown; after: unknown }>)
    const told = changes.map(([name, { before, after }]) => `${stock.labelOf(name)}: ${stock.textOf(name, before)} → ${stock.textOf(name, after)}`)
    const name = typeof detail['name'] === 'string' ? [detail['name']] : []
    const count = typeof detail['count'] === 'number' ? [say('stock.changed', { count: detail['count'] })] : []
    return [...name, ...count, ...told].join('; ')
  }
  if (typeof detail['file'] === 'string') return detail['file']
  if (typeof detail['role'] === 'string') return nameOfRole({ role_key: detail['role'], name_en: '', name_zh: '' })
  if (typeof detail['locale'] === 'string') return sayValue('language', detail['locale'])
  return ''
}
