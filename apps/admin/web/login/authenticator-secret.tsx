import { Box } from '@mui/material'
import { lazy, Suspense, type ReactNode } from 'react'
import type { TotpEnrolment } from '#contract/staff.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))
const QR_SIZE = 184

/** How an authenticator is connected: its secret to scan or to type. Null while it is being asked for. */
export function AuthenticatorSecret({ enrolment }: { enrolment: TotpEnrolment | null }) {
  const say = useMessages()
  const groups = enrolment?.secret.match(/.{1,4}/g)?.join(' ') ?? ''
  return (
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
  )
}

// The place is kept while the code is drawn, so that nothing jumps.
function Frame({ children }: { children: ReactNode }) {
  return <Box sx={{ width: QR_SIZE, height: QR_SIZE, my: 1.5 }}>{children}</Box>
}
