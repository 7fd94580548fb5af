import { Box } from '@mui/material'
import { useGetList, useListContext } from 'react-admin'
import { AUDIT_AREAS, type AuditArea } from '#contract/audit-values.ts'
import type { StaffMember } from '#contract/staff.ts'
import { DayField } from '#apps/admin/web/ui/day-field.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const ACTORS = ['staff', 'system', 'visitor', 'member', 'partner'] as const

/** Narrow the log down to a person, a part of the work, some days; what people of the staff did comes first. */
export function AuditFilters() {
  const say = useMessages()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { data: people = [] } = useGetList<StaffMember>('staff', { pagination: { page: 1, perPage: 500 } })
  const valueOf = (name: string) => String(filterValues[name] ?? '')
  const set = (name: string) => (value: string) => {
    const { [name]: _, ...others } = filterValues as Record<string, unknown>
    setFilters(value === '' ? others : { ...others, [name]: value }, displayedFilters, false)
  }
  const areas = (Object.keys(AUDIT_AREAS) as AuditArea[]).map((value) => ({ value, label: say(`audit.areas.${value}`) }))
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mb: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' } }}>
      <SelectField
        label={say('audit.person')}
        value={valueOf('staff_id')}
        onChange={set('staff_id')}
        choices={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        allLabel={say('app.all')}
      />
      <SelectField label={say('audit.area')} value={valueOf('area')} onChange={set('area')} choices={areas} allLabel={say('app.all')} />
      <SelectField
        label={say('audit.by')}
        value={valueOf('actor_kind')}
        onChange={set('actor_kind')}
        choices={ACTORS.map((value) => ({ value, label: say(`audit.actor.${value}`) }))}
        allLabel={say('app.all')}
      />
      <DayField label={say('audit.from')} value={valueOf('from')} onChange={set('from')} />
      <DayField label={say('audit.to')} value={valueOf('to')} onChange={set('to')} />
    </Box>
  )
}
