import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import type { RoleKey, StaffMember } from '#contract/staff.ts'
import { ROLES } from '#apps/admin/web/api/lists.ts'
import { useWords } from '#apps/admin/web/words/use-words.ts'
import { RoleField } from './role-field.tsx'

type RoleDialogProps = { member: StaffMember; isBusy: boolean; onChoose: (role: RoleKey) => void; onClose: () => void }

/** Another role for somebody. */
export function RoleDialog({ member, isBusy, onChoose, onClose }: RoleDialogProps) {
  const say = useWords()
  const [role, setRole] = useState<RoleKey>(ROLES.find((key) => member.roles.includes(key)) ?? 'sales')
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
