import { Alert, Button, TextField } from '@mui/material'
import { useState } from 'react'
import type { SessionStage } from '#contract/staff-values.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { EntranceForm } from './entrance.tsx'

/** One of the recovery codes in place of the authenticator's. However it is grouped, it counts. */
export function RecoveryForm({ onDone, onBack }: { onDone: (stage: SessionStage) => void; onBack: () => void }) {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [code, setCode] = useState('')
  const submit = () => void step.run(async () => onDone((await request<{ stage: SessionStage }>('/totp/recovery', { body: { code } })).stage))
  const failure = step.error === null ? null : failureIn(step.error)
  const isWrong = failure?.key === 'second_factor_failed' || failure?.key === 'validation_failed'
  return (
    <EntranceForm onSubmit={submit}>
      {step.error !== null && !isWrong && <Alert severity="error">{failure?.key === 'token_invalid' ? say('login.ended') : textOf(step.error)}</Alert>}
      <TextField
        label={say('recovery.code')}
        placeholder="ABCD-EFGH-JKMN-PQRS"
        autoComplete="off"
        fullWidth
        autoFocus
        value={code}
        error={isWrong}
        helperText={isWrong ? say('recovery.wrong') : undefined}
        onChange={(event) => {
          step.clear()
          setCode(event.target.value)
        }}
        slotProps={{ htmlInput: { maxLength: 60, spellCheck: false, autoCapitalize: 'characters', style: { letterSpacing: '0.08em' } } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={step.isBusy || code.trim() === ''}>
        {say('totp.submit')}
      </Button>
      <Button size="small" onClick={onBack}>
        {say('recovery.back')}
      </Button>
    </EntranceForm>
  )
}
