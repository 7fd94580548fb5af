import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useWords } from '#apps/admin/web/words/use-words.ts'
import { HistoryEntry } from './history-entry.tsx'
import { useEnquiryAction } from './use-enquiry-action.ts'

/** What happened, newest first, and a field for what people know. */
export function HistoryPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useWords()
  const mayWrite = useMay('enquiry.write')
  return (
    <Panel title={say('enquiry.timeline')}>
      {mayWrite && <NoteForm enquiry={enquiry} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {enquiry.events.toReversed().map((event) => (
          <HistoryEntry key={event.id} event={event} />
        ))}
      </Box>
    </Panel>
  )
}

function NoteForm({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useWords()
  const { act, isBusy } = useEnquiryAction(enquiry)
  const [text, setText] = useState('')
  const submit = async () => {
    if (text.trim() === '') return
    if (await act({ action: 'notes', body: { text: text.trim() } }, 'enquiry.noted')) setText('')
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      sx={{ display: 'grid', gap: 1, mt: 1, mb: 2 }}
    >
      <TextField
        label={say('enquiry.note')}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 5000, dir: 'auto' } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy || text.trim() === ''} sx={{ justifySelf: 'start' }}>
        {say('enquiry.addNote')}
      </Button>
    </Box>
  )
}
