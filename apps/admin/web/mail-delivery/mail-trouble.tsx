import { Alert, Box } from '@mui/material'
import type { MailDelivery } from '#contract/mail-delivery.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureReason } from './use-failure-reason.ts'

/** Says from the first failed try on that mails do not get through: which, how often they were tried, when last, and why. */
export function MailTroubles({ mails }: { mails: readonly MailDelivery[] }) {
  return (
    <>
      {(['refused', 'failed'] as const).map((trouble) => (
        <Trouble key={trouble} trouble={trouble} mails={mails.filter((mail) => mail.trouble === trouble)} />
      ))}
    </>
  )
}

function Trouble({ trouble, mails }: { trouble: 'refused' | 'failed'; mails: readonly MailDelivery[] }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const reasonOf = useFailureReason()
  if (mails.length === 0) return null
  return (
    <Alert severity={trouble === 'failed' ? 'error' : 'warning'} icon={false} sx={{ mb: 2 }}>
      <strong>{say(`mail.trouble.${trouble}`)}</strong> {say(trouble === 'failed' ? 'mail.trouble.failedText' : 'mail.trouble.refusedText')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {mails.map((mail, index) => (
          <li key={index}>
            {say('mail.trouble.line', {
              mail: sayValue('mail.kind', mail.kind),
              attempts: say('mail.attempts', { count: mail.attempts }),
              time: times.moment(mail.tried_at ?? mail.created_at),
              reason: mail.error === null ? '' : reasonOf(mail.error),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
