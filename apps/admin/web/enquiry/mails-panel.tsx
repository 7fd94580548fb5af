import { Box } from '@mui/material'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { useTimes } from '#apps/admin/web/time/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useDataWords, useWords } from '#apps/admin/web/words/use-words.ts'

/** The mails about this enquiry and what became of them. */
export function MailsPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useWords()
  const word = useDataWords()
  const times = useTimes()
  if (enquiry.mails.length === 0) return null
  return (
    <Panel title={say('enquiry.mails')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, fontSize: 13.5 }}>
        {enquiry.mails.map((mail) => (
          <Box component="li" key={`${mail.kind}${mail.created_at}`}>
            {word('enquiry.mailKind', mail.kind)}:{' '}
            <Box component="span" sx={{ color: mail.status === 'failed' ? COLOURS.danger : 'inherit' }}>
              {say(`enquiry.mailStatus.${mail.status}`)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' }}>
              {times.moment(mail.sent_at ?? mail.created_at)}
              {mail.attempts > 1 && ` · ${say('enquiry.attempts', { count: mail.attempts })}`}
              {mail.error !== null && ` · ${mail.error}`}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
