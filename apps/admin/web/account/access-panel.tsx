import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import type { OwnAccess } from '#contract/staff.ts'
import { FEW_RECOVERY_CODES } from '#contract/staff-values.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'

/** One's second factor: recovery codes, and the way to another phone. */
export function AccessPanel() {
  const say = useMessages()
  const times = useTimes()
  const { data, error, refetch } = useGetOne<OwnAccess & RaRecord>('own-access', { id: 'now' })
  const [open, setOpen] = useState<'codes' | 'authenticator' | null>(null)
  const codes = data?.recovery_codes
  const close = () => {
    setOpen(null)
    void refetch()
  }
  return (
    <Panel title={say('staff.secondFactor')}>
      {error !== null && data === undefined && <Failure error={error} onRetry={() => void refetch()} />}
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{say('recovery.about')}</Box>
      {codes !== undefined && codes.made_at === null && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {say('recovery.none')}
        </Alert>
      )}
      {codes !== undefined && codes.made_at !== null && (
        <Alert severity={codes.left <= FEW_RECOVERY_CODES ? 'warning' : 'success'} sx={{ mb: 1.5 }}>
          {say('recovery.left', { left: codes.left, time: times.moment(codes.made_at) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={codes === undefined} onClick={() => setOpen('codes')}>
          {say(codes?.made_at === null ? 'recovery.make' : 'recovery.remake')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('authenticator')}>
          {say('recovery.otherPhone')}
        </Button>
      </Box>
      {open === 'codes' && <RecoveryDialog hasCodes={(codes?.left ?? 0) > 0} onClose={close} />}
      {open === 'authenticator' && <AuthenticatorDialog onClose={close} />}
    </Panel>
  )
}
