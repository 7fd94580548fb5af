import { useEffect, useState, type ReactNode } from 'react'
import type { SessionStage } from '#contract/staff-values.ts'
import type { SessionState } from '#contract/staff.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EnrolStep } from './enrol-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { TotpStep } from './totp-step.tsx'

type LoginStepsProps = {
  /** Called once the session is complete, also where it was from the beginning. */
  onDone: () => void
  /** Why one has to log in; null for nothing. */
  reason: string | null
  /** Whose login it is, where that is known. */
  mail?: string
  foot?: ReactNode
}

/** The way in: password, then the second factor; a reload goes on where the session stands. */
export function LoginSteps({ onDone, reason, mail = '', foot }: LoginStepsProps) {
  const [stage, setStage] = useState<SessionState['stage'] | null>(null)

  useEffect(() => {
    const asking = new AbortController()
    request<SessionState>('/session', { signal: asking.signal })
      .then((state) => setStage(state.stage))
      .catch(() => {
        if (!asking.signal.aborted) setStage('none')
      })
    return () => asking.abort()
  }, [])

  useEffect(() => {
    if (stage === 'full') onDone()
  }, [stage, onDone])

  const restart = () => void request('/logout', { body: {} }).finally(() => setStage('none'))
  const go = (next: SessionStage) => setStage(next)
  if (stage === 'none') return <PasswordStep onDone={go} reason={reason} knownMail={mail} foot={foot} />
  if (stage === 'totp') return <TotpStep onDone={go} onRestart={restart} />
  if (stage === 'enrol') return <EnrolStep onDone={go} onRestart={restart} />
  return <Loading />
}
