import { useEffect, useState } from 'react'
import { useLogin } from 'react-admin'
import type { SessionStage } from '#contract/staff-values.ts'
import type { SessionState } from '#contract/staff.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EnrolStep } from './enrol-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { TotpStep } from './totp-step.tsx'

/** The way in: password, then the second factor; a reload goes on where the session stands. */
export function LoginPage() {
  const login = useLogin()
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
    if (stage === 'full') void login({})
  }, [stage, login])

  const restart = () => void request('/logout', { body: {} }).finally(() => setStage('none'))
  const go = (next: SessionStage) => setStage(next)
  if (stage === 'none') return <PasswordStep onDone={go} />
  if (stage === 'totp') return <TotpStep onDone={go} onRestart={restart} />
  if (stage === 'enrol') return <EnrolStep onDone={go} onRestart={restart} />
  return <Loading />
}
