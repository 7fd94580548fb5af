import { Alert, Button, TextField } from '@mui/material'
import { useState } from 'react'
import type { SessionStage } from '#contract/staff-values.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { EntranceForm } from './entrance.tsx'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

type CodeFormProps = {
  path: '/totp' | '/totp/confirm'
  onDone: (stage: SessionStage) => void
  onRestart: () => void
  /** Offers another way to who has no authenticator any more. */
  onLost?: () => void
  isFocused?: boolean
}

/** The six digits; spaces that an app shows between them do no harm. */
export function CodeForm({ path, onDone, onRestart, onLost, isFocused = true }: CodeFormProps) {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const digits = code.replace(/\D/g, '')
  const submit = async () => {
    if (digits.length !== 6) return setWrong(true)
    const isDone = await step.run(async () => onDone((await request<{ stage: SessionStage }>(path, { body: { code: digits } })).stage))
    if (!isDone) setCode('')
  }
  const hasEnded = step.error !== null && failureIn(step.error).key === 'token_invalid'
  return (
    <EntranceForm onSubmit={() => void submit()}>
      {step.error !== null && <Alert severity="error">{hasEnded ? say('login.ended') : textOf(step.error)}</Alert>}
      <TextField
        label={say('totp.code')}
        name="one-time-code"
        autoComplete="one-time-code"
        fullWidth
        autoFocus={isFocused}
        value={code}
        error={isWrong}
        helperText={isWrong ? say('totp.codeWrong') : undefined}
        onChange={(event) => {
          setWrong(false)
          setCode(event.target.value)
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9, style: { fontSize: 20, letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' } } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={step.isBusy}>
        {say('totp.submit')}
      </Button>
      {onLost !== undefined && (
        <Button size="small" onClick={onLost}>
          {say('recovery.offer')}
        </Button>
      )}
      <Button size="small" onClick={onRestart}>
        {say('totp.restart')}
      </Button>
    </EntranceForm>
  )
}
