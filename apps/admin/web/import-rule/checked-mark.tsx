import type { StaffImportRuleRow } from '#contract/staff-import-rule.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { useNow } from '#apps/admin/web/ui/use-times.ts'

/** How long ago somebody has looked at a rule, on the colour of whether somebody should again. */
export function CheckedMark({ row }: { row: Pick<StaffImportRuleRow, 'checked_on' | 'is_due'> }) {
  const say = useMessages()
  const now = useNow()
  if (row.checked_on === null) return <Mark tone="attention">{say('importRule.neverChecked')}</Mark>
  return <Mark tone={row.is_due ? 'attention' : 'good'}>{say('importRule.checked', { months: Math.max(0, monthsBetween(row.checked_on, now)) })}</Mark>
}

function monthsBetween(day: string, now: Date): number {
  const then = new Date(`${day}T00:00:00Z`)
  const months = (now.getUTCFullYear() - then.getUTCFullYear()) * 12 + now.getUTCMonth() - then.getUTCMonth()
  return now.getUTCDate() < then.getUTCDate() ? months - 1 : months
}
