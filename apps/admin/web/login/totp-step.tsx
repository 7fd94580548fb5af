import type { SessionStage } from '#contract/staff-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { CodeForm } from './code-form.tsx'
import { Entrance } from './entrance.tsx'

/** Second factor. */
export function TotpStep({ onDone, onRestart }: { onDone: (stage: SessionStage) => void; onRestart: () => void }) {
  const say = useMessages()
  return (
    <Entrance title={say('totp.title')} lead={say('totp.lead')}>
      <CodeForm path="/totp" onDone={onDone} onRestart={onRestart} />
    </Entrance>
  )
}
