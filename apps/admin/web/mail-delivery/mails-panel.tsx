import { Box, Button } from '@mui/material'
import { RotateCcw } from 'lucide-react'
import type { MailDelivery } from '#contract/mail-delivery.ts'
import { isSentAgain } from '#contract/mail-values.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureReason } from './use-failure-reason.ts'

const TROUBLE_COLOURS = { refused: COLOURS.warning, failed: COLOURS.danger } as const

/** The mails about an enquiry or an application and what became of them. `onAgain` tries one once more that did not get through. */
export function MailsPanel({ mails, onAgain }: { mails: readonly MailDelivery[]; onAgain?: (mail: MailDelivery) => void }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const reasonOf = useFailureReason()
  if (mails.length === 0) return null
  return (
    <Panel title={say('mail.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, fontSize: 13.5 }}>
        {mails.map((mail, index) => (
          // Several messages of one kind begin in one moment: to each of the staff one.
          <Box component="li" key={index}>
            {sayValue('mail.kind', mail.kind)}:{' '}
            <Box component="span" sx={mail.trouble === null ? {} : { color: TROUBLE_COLOURS[mail.trouble], fontWeight: 600 }}>
              {say(mail.trouble === 'refused' ? 'mail.status.refused' : `mail.status.${mail.status}`)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' }}>
              {times.moment(mail.sent_at ?? mail.tried_at ?? mail.created_at)}
              {mail.attempts > 1 && ` · ${say('mail.attempts', { count: mail.attempts })}`}
              {mail.error !== null && ` · ${reasonOf(mail.error)}`}
            </Box>
            {onAgain !== undefined && mail.trouble !== null && isSentAgain(mail.kind) && (
              <Button size="small" startIcon={<RotateCcw size={14} />} onClick={() => onAgain(mail)} sx={{ ml: -0.75 }}>
                {say('mail.again')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
