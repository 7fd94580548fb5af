import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** A field for what people know. `onAdd` answers whether the note was kept; then the field is empty again. */
export function NoteForm({ isBusy, onAdd }: { isBusy: boolean; onAdd: (text: string) => Promise<boolean> }) {
  const say = useMessages()
  const [text, setText] = useState('')
  const written = text.trim()
  const submit = async () => {
    if (written !== '' && (await onAdd(written))) setText('')
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
      <Button type="submit" variant="contained" disabled={isBusy || written === ''} sx={{ justifySelf: 'start' }}>
        {say('enquiry.addNote')}
      </Button>
    </Box>
  )
}
