import { Box } from '@mui/material'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import type { SessionStage } from '#contract/staff-values.ts'
import type { TotpEnrolment } from '#contract/staff.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { CodeForm } from './code-form.tsx'
import { Entrance } from './entrance.tsx'

const QrCode = lazy(() => import('./qr-code.tsx'))
const QR_SIZE = 184

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
  const groups = enrolment?.secret.match(/.{1,4}/g)?.join(' ') ?? ''
  return (
    <Entrance title={say('totp.enrolTitle')} lead={say('totp.enrolLead')}>
      {error !== null && <Failure error={error} onRetry={onRestart} />}
      <Box component="ol" sx={{ m: 0, mb: 2, pl: 2.5, display: 'grid', gap: 1.5 }}>
        <Box component="li">{say('totp.stepApp')}</Box>
        <Box component="li">
          {say('totp.stepScan')}
          <Frame>
            <Suspense fallback={null}>{enrolment !== null && <QrCode text={enrolment.uri} label={say('totp.qr')} size={QR_SIZE} />}</Suspense>
          </Frame>
          {say('totp.stepKey')}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
            <Box
              component="code"
              translate="no"
              sx={{
                flex: 1,
                fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
                fontSize: 13.5,
                bgcolor: COLOURS.sunken,
                borderRadius: '4px',
                px: 1,
                py: 0.75,
              }}
            >
              {groups}
            </Box>
            {enrolment !== null && <CopyButton text={enrolment.secret} label={say('app.copy')} />}
          </Box>
        </Box>
        <Box component="li">{say('totp.stepCode')}</Box>
      </Box>
      <CodeForm path="/totp/confirm" onDone={onDone} onRestart={onRestart} isFocused={false} />
    </Entrance>
  )
}

// The place is kept while the code is drawn, so that nothing jumps.
function Frame({ children }: { children: ReactNode }) {
  return <Box sx={{ width: QR_SIZE, height: QR_SIZE, my: 1.5 }}>{children}</Box>
}
