import { Alert, Box } from '@mui/material'
import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import type { Colleague, HandOverTo, OwnedLeads } from '#contract/staff.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'

/** Open leads of somebody (`staff/12`), or of all who have a role (`roles/3`); null until they are counted, and where there are none. */
export function useLeadsLeft(of: string | null): OwnedLeads | null {
  const { data } = useGetOne<OwnedLeads & RaRecord>('owned-leads', { id: of ?? '' }, { enabled: of !== null, staleTime: 0 })
  return of === null || data === undefined || data.open === 0 ? null : data
}

type LeadsLeftProps = {
  leads: OwnedLeads
  /** Who leaves, and cannot have them. */
  leaverId?: number
  value: HandOverTo
  onChange: (to: HandOverTo) => void
}

/** That open leads are left behind, and whom they are given to. */
export function LeadsLeft({ leads, leaverId, value, onChange }: LeadsLeftProps) {
  const say = useMessages()
  const mayAssign = useMay('enquiry.assign')
  const { data: colleagues = [] } = useGetList<Colleague>('colleagues', { pagination: { page: 1, perPage: 500 } }, { enabled: mayAssign })
  const owners = colleagues.filter(({ id, may_own_enquiries: mayOwn }) => mayOwn && id !== leaverId)
  const choices = [
    { value: 'rules', label: say('leaving.rules') },
    { value: 'nobody', label: say('leaving.nobody') },
    ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Alert severity="warning">
        {say('leaving.owned', { open: leads.open, waiting: leads.waiting })}
        {!mayAssign && ` ${say('leaving.noRight')}`}
      </Alert>
      {mayAssign && (
        <SelectField
          label={say('leaving.to')}
          value={String(value)}
          choices={choices}
          onChange={(chosen) => onChange(chosen === 'rules' || chosen === 'nobody' ? chosen : Number(chosen))}
        />
      )}
    </Box>
  )
}

/** What is sent of it: nothing where nothing is left, or the reader may not give leads away. */
export function useHandOver(leads: OwnedLeads | null, to: HandOverTo): { hand_over?: HandOverTo } {
  const mayAssign = useMay('enquiry.assign')
  return leads === null || !mayAssign ? {} : { hand_over: to }
}
