import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { TotpEnrolment } from '#contract/staff.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { AuthenticatorSecret } from '#apps/admin/web/login/authenticator-secret.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { ConfirmSelf } from './confirm-self.tsx'

/** Connects another authenticator; the present one counts until the first code of the new one is given. */
export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const say = useMessages()
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null)
  const begin = async (current: string) => setEnrolment(await request<TotpEnrolment>('/me/authenticator', { body: { current } }))
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{say('recovery.otherPhone')}</DialogTitle>
      {enrolment === null ? (
        <ConfirmSelf lead={say('recovery.otherPhoneLead')} submit={say('login.submit')} onConfirm={begin} onClose={onClose} />
      ) : (
        <FirstCode enrolment={enrolment} onClose={onClose} />
      )}
    </Dialog>
  )
}

function FirstCode({ enrolment, onClose }: { enrolment: TotpEnrolment; onClose: () => void }) {
  const say = useMessages()
  const notify = useNotify()
  const textOf = useFailureText()
  const step = useStep()
  const [code, setCode] = useState('')
  const submit = async () => {
    const isDone = await step.run(async () => void (await request('/me/authenticator/confirm', { body: { code: code.replace(/\D/g, '') } })))
    if (!isDone) return setCode('')
    notify(say('recovery.phoneChanged'), { type: 'success' })
    onClose()
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <AuthenticatorSecret enrolment={enrolment} />
        {step.error !== null && <Alert severity="error">{textOf(step.error)}</Alert>}
        <TextField
          label={say('totp.code')}
          name="one-time-code"
          autoComplete="one-time-code"
          fullWidth
          value={code}
          onChange={(event) => setCode(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={step.isBusy || code.replace(/\D/g, '').length !== 6}>
          {say('totp.submit')}
        </Button>
      </DialogActions>
    </Box>
  )
}
