import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import type { StaffMember } from '#contract/staff.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { RoleField } from './role-field.tsx'

type RoleDialogProps = { member: StaffMember; isBusy: boolean; onChoose: (role: string) => void; onClose: () => void }

/** Another role for somebody. */
export function RoleDialog({ member, isBusy, onChoose, onClose }: RoleDialogProps) {
  const say = useMessages()
  const [role, setRole] = useState(member.roles[0]?.role_key ?? 'sales')
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{say('staff.roleTitle', { name: member.name })}</DialogTitle>
      <DialogContent>
        <RoleField value={role} onChange={setRole} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => onChoose(role)}>
          {say('app.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
