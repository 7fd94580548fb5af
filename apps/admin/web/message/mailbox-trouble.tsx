import { Alert } from '@mui/material'
import { useGetOne } from 'react-admin'
import type { MailboxState } from '#contract/message.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

const LOOK_MS = 60_000

/** How the mailbox fares from which mails are taken in. */
export function useMailbox(): MailboxState | null {
  const { data } = useGetOne<MailboxState & { id: string }>('mailbox', { id: 'mailbox' }, { retry: false, refetchInterval: LOOK_MS })
  return data ?? null
}

/** Says that answers of buyers do not come in, since when and why; nothing while they do. */
export function MailboxTrouble() {
  const say = useMessages()
  const times = useTimes()
  const mailbox = useMailbox()
  if (mailbox === null || mailbox.error === null || mailbox.failing_since === null) return null
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {say('message.mailbox.failing', { time: times.moment(mailbox.failing_since), error: mailbox.error })}
    </Alert>
  )
}
