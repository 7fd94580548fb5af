import { useState } from 'react'
import type { SessionStage } from '#contract/staff-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { CodeForm } from './code-form.tsx'
import { Entrance } from './entrance.tsx'
import { RecoveryForm } from './recovery-form.tsx'

type TotpStepProps = { onDone: (stage: SessionStage) => void; onRestart: () => void }

/** Second factor: the code of the authenticator, or for whoever has lost it one of the recovery codes. */
export function TotpStep({ onDone, onRestart }: TotpStepProps) {
  const say = useMessages()
  const [isLost, setLost] = useState(false)
  if (isLost)
    return (
      <Entrance title={say('recovery.title')} lead={say('recovery.lead')}>
        <RecoveryForm onDone={onDone} onBack={() => setLost(false)} />
      </Entrance>
    )
  return (
    <Entrance title={say('totp.title')} lead={say('totp.lead')}>
      <CodeForm path="/totp" onDone={onDone} onRestart={onRestart} onLost={() => setLost(true)} />
    </Entrance>
  )
}
