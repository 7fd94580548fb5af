import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { transformPassword } from '#contract/transform-password.ts'
import { failureIn } from '#apps/admin/web/api/request.ts'
import { PasswordField } from '#apps/admin/web/ui/password-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

type ConfirmSelfProps = { lead: string; submit: string; onConfirm: (current: string) => Promise<void>; onClose: () => void }

/** Asks for the present password once more, inside of a dialog. `onConfirm` is given what goes over the wire. */
export function ConfirmSelf({ lead, submit, onConfirm, onClose }: ConfirmSelfProps) {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [password, setPassword] = useState('')
  const isWrong = step.error !== null && failureIn(step.error).issues.some((issue) => issue.key === 'wrong_password')
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void step.run(async () => onConfirm(await transformPassword(password)))
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <DialogContentText>{lead}</DialogContentText>
        {step.error !== null && !isWrong && <Alert severity="error">{textOf(step.error)}</Alert>}
        <PasswordField label={say('account.current')} value={password} onChange={setPassword} isFocused error={isWrong ? say('account.wrong') : undefined} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={step.isBusy || password === ''}>
          {submit}
        </Button>
      </DialogActions>
    </Box>
  )
}
