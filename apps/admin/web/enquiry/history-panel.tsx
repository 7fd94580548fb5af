import { Box } from '@mui/material'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { NoteForm } from '#apps/admin/web/ui/note-form.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { HistoryEntry } from './history-entry.tsx'
import { useEnquiryAction } from './use-enquiry-action.ts'

/** What happened, newest first, and a field for what people know. */
export function HistoryPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const mayWrite = useMay('enquiry.write')
  const { act, isBusy } = useEnquiryAction(enquiry)
  return (
    <Panel title={say('enquiry.timeline')}>
      {mayWrite && <NoteForm isBusy={isBusy} onAdd={(text) => act({ action: 'notes', body: { text } }, 'enquiry.noted')} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {enquiry.events.toReversed().map((event) => (
          <HistoryEntry key={event.id} event={event} />
        ))}
      </Box>
    </Panel>
  )
}
