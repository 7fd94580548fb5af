import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Invitation, StaffLink } from '#contract/staff.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { localeInfo, STAFF_LOCALES } from '#i18n/locales.ts'
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
  const [locale, setLocale] = useState(useStaffLocale())
  const [link, setLink] = useState<StaffLink | null>(null)
  const notify = useNotify()
  if (link !== null) return <LinkDialog name={name} link={link} onClose={onClose} />
  const submit = () =>
    void step.run(async () => {
      const { link: made } = await request<Invitation>('/staff', { body: { name: name.trim(), mail: mail.trim(), role, locale } })
      onInvited()
      setLink(made)
      if (made !== null) return
      notify(say('staff.inviteSent', { mail: mail.trim() }), { type: 'success' })
      onClose()
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
            <RadioGroup row aria-label={say('staff.inviteLanguage')} value={locale} onChange={(event) => setLocale(event.target.value === 'zh' ? 'zh' : 'en')}>
              <FormLabel sx={{ mr: 2, alignSelf: 'center' }}>{say('staff.inviteLanguage')}</FormLabel>
              {STAFF_LOCALES.map((code) => (
                <FormControlLabel key={code} value={code} control={<Radio size="small" />} label={localeInfo(code).ownName} lang={code} />
              ))}
            </RadioGroup>
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
