import { Alert, Button } from '@mui/material'
import { LinkBase, useGetOne, type RaRecord } from 'react-admin'
import type { OwnAccess } from '#contract/staff.ts'
import { FEW_RECOVERY_CODES } from '#contract/staff-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What would shut somebody out for good if they lost their phone: no recovery codes, or nobody else who could let an owner in again. */
export function AccessReminder() {
  const say = useMessages()
  const { data } = useGetOne<OwnAccess & RaRecord>('own-access', { id: 'now' })
  if (data === undefined) return null
  const isShort = data.recovery_codes.left <= FEW_RECOVERY_CODES
  if (!isShort && !data.is_sole_owner) return null
  const [text, label, to] = isShort
    ? ([data.is_sole_owner ? 'recovery.remindSole' : 'recovery.remind', 'recovery.codes', '/account'] as const)
    : (['recovery.remindOwner', 'staff.invite', '/staff'] as const)
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ mb: 2, py: 0.25 }}
      action={
        <Button color="inherit" size="small" component={LinkBase} to={to}>
          {say(label)}
        </Button>
      }
    >
      {say(text)}
    </Alert>
  )
}
