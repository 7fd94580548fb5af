import type { AuditEntryView } from '#contract/audit.ts'
import { ROLE_KEYS } from '#contract/staff-values.ts'
import { useRegionName } from '#apps/admin/web/member/use-region-name.ts'
import { useDataMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What an entry is about, by name where it has one, else by what it was called then, else by its kind. Empty: about oneself. */
export function useSubjectText(): (entry: AuditEntryView) => string {
  const sayValue = useDataMessages()
  const regionName = useRegionName()
  return ({ subject_kind: kind, subject_id: id, subject_name: name, staff_id: actor, detail }) => {
    // What people do with their own account needs no second mention of them.
    if (kind === 'staff' && id === String(actor)) return ''
    if (kind === 'setting' && id !== null) return sayValue('settings.groups', id)
    if (kind === 'legal_page' && name !== null) return sayValue('legal.pages', name)
    if (kind === 'role' && ROLE_KEYS.some((key) => key === name)) return sayValue('role', name ?? '')
    if (name !== null) return name
    if (kind === 'price_sheet' && typeof detail['sheet'] === 'string') return sayValue('priceSheet.sheet', detail['sheet'])
    // A rule that is gone keeps the code of its country.
    if (kind === 'import_rule' && typeof detail['name'] === 'string') return regionName(detail['name'])
    const then = ['name', 'source', 'url', 'file', 'sign', 'reference'].map((field) => detail[field]).find((text) => typeof text === 'string' && text !== '')
    if (typeof then === 'string') return then
    const label = sayValue('audit.subject', kind)
    return id === null || kind === 'change_batch' ? label : `${label} ${id}`
  }
}
