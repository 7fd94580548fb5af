import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { HandOverTo, Role, StaffMember } from '#contract/staff.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LeadsLeft, useHandOver, useLeadsLeft } from './leads-left.tsx'
import { RoleField } from './role-field.tsx'

type RoleDialogProps = { member: StaffMember; isBusy: boolean; onChoose: (body: { role: string; hand_over?: HandOverTo }) => void; onClose: () => void }

/** Another role for somebody. */
export function RoleDialog({ member, isBusy, onChoose, onClose }: RoleDialogProps) {
  const say = useMessages()
  const [role, setRole] = useState(member.roles[0]?.role_key ?? 'sales')
  const { data: roles = [] } = useGetList<Role>('roles', { pagination: { page: 1, perPage: 500 } })
  // Who may not answer leads cannot own them.
  const isLosing = roles.some((each) => each.role_key === role && !each.value.permissions.includes('enquiry.write'))
  const leads = useLeadsLeft(isLosing ? `staff/${member.id}` : null)
  const [to, setTo] = useState<HandOverTo>('rules')
  const handOver = useHandOver(leads, to)
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{say('staff.roleTitle', { name: member.name })}</DialogTitle>
      <DialogContent>
        <RoleField value={role} onChange={setRole} />
        {leads !== null && <LeadsLeft leads={leads} leaverId={member.id} value={to} onChange={setTo} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => onChoose({ role, ...handOver })}>
          {say('app.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
