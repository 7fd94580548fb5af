import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import type { StaffLink } from '#contract/staff.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LinkDialog } from './link-dialog.tsx'
import { RoleField } from './role-field.tsx'

/** Takes somebody on and then shows the link for them. */
export function InviteDialog({ onClose, onInvited }: { onClose: () => void; onInvited: () => void }) {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [name, setName] = useState('')
  const [mail, setMail] = useState('')
  const [role, setRole] = useState('sales')
  const [link, setLink] = useState<StaffLink | null>(null)
  if (link !== null) return <LinkDialog name={name} link={link} onClose={onClose} />
  const submit = () =>
    void step.run(async () => {
      setLink(await request<StaffLink>('/staff', { body: { name: name.trim(), mail: mail.trim(), role } }))
      onInvited()
    })
  const isTaken = step.error !== null && failureIn(step.error).key === 'conflict'
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{say('staff.inviteTitle')}</DialogTitle>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{say('staff.inviteLead')}</DialogContentText>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {step.error !== null && !isTaken && <Alert severity="error">{textOf(step.error)}</Alert>}
            <TextField
              label={say('staff.name')}
              required
              autoFocus
              fullWidth
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 120 }, inputLabel: { required: false } }}
            />
            <TextField
              label={say('staff.mail')}
              type="email"
              required
              fullWidth
              value={mail}
              error={isTaken}
              helperText={isTaken ? say('staff.taken') : undefined}
              onChange={(event) => setMail(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' }, inputLabel: { required: false } }}
            />
            <RoleField value={role} onChange={setRole} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={step.isBusy}>
            {say('staff.inviteSubmit')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
