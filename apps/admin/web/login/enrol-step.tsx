import { useEffect, useState } from 'react'
import type { SessionStage } from '#contract/staff-values.ts'
import type { TotpEnrolment } from '#contract/staff.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { AuthenticatorSecret } from './authenticator-secret.tsx'
import { CodeForm } from './code-form.tsx'
import { Entrance } from './entrance.tsx'

/** The second factor is set up: scan or type the secret, prove it with the first code. */
export function EnrolStep({ onDone, onRestart }: { onDone: (stage: SessionStage) => void; onRestart: () => void }) {
  const say = useMessages()
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    const asking = new AbortController()
    request<TotpEnrolment>('/totp/enrol', { body: {}, signal: asking.signal })
      .then(setEnrolment)
      .catch((reason: unknown) => {
        if (!asking.signal.aborted) setError(reason)
      })
    return () => asking.abort()
  }, [])
  return (
    <Entrance title={say('totp.enrolTitle')} lead={say('totp.enrolLead')}>
      {error !== null && <Failure error={error} onRetry={onRestart} />}
      <AuthenticatorSecret enrolment={enrolment} />
      <CodeForm path="/totp/confirm" onDone={onDone} onRestart={onRestart} isFocused={false} />
    </Entrance>
  )
}
