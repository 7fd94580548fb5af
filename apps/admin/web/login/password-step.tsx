import { Alert, Button, TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
import type { SessionStage } from '#contract/staff-values.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { PasswordField } from '#apps/admin/web/ui/password-field.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Entrance, EntranceForm } from './entrance.tsx'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

type PasswordStepProps = { onDone: (stage: SessionStage) => void; reason: string | null; knownMail: string; foot?: ReactNode }

/** First factor. The password itself never leaves the browser. */
export function PasswordStep({ onDone, reason, knownMail, foot }: PasswordStepProps) {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [mail, setMail] = useState(knownMail)
  const [password, setPassword] = useState('')
  const submit = () =>
    void step.run(async () => {
      const body = { mail: mail.trim(), password: await transformPassword(password) }
      onDone((await request<{ stage: SessionStage }>('/login', { body })).stage)
    })
  return (
    <Entrance title={say('login.title')} foot={foot ?? say('login.help')}>
      <EntranceForm onSubmit={submit}>
        {step.error === null && reason !== null && <Alert severity="info">{reason}</Alert>}
        {step.error !== null && <Alert severity="error">{textOf(step.error)}</Alert>}
        <TextField
          label={say('login.mail')}
          type="email"
          name="username"
          autoComplete="username"
          required
          fullWidth
          autoFocus={knownMail === ''}
          value={mail}
          onChange={(event) => setMail(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 254, spellCheck: false, autoCapitalize: 'none' }, inputLabel: { required: false } }}
        />
        <PasswordField label={say('login.password')} value={password} onChange={setPassword} isFocused={knownMail !== ''} />
        <Button type="submit" variant="contained" size="large" disabled={step.isBusy || mail.trim() === '' || password === ''}>
          {say('login.submit')}
        </Button>
      </EntranceForm>
    </Entrance>
  )
}
