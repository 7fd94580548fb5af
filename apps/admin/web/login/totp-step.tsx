import type { SessionStage } from '#contract/staff.ts'
import { useWords } from '#apps/admin/web/words/use-words.ts'
import { CodeForm } from './code-form.tsx'
import { Entrance } from './entrance.tsx'

/** Second factor. */
export function TotpStep({ onDone, onRestart }: { onDone: (stage: SessionStage) => void; onRestart: () => void }) {
  const say = useWords()
  return (
    <Entrance title={say('totp.title')} lead={say('totp.lead')}>
      <CodeForm path="/totp" onDone={onDone} onRestart={onRestart} />
    </Entrance>
  )
}
