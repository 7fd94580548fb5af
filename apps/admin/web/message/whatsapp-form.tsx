import { Alert, Box, Button, TextField } from '@mui/material'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { EnquiryDetail, WhatsappLink } from '#contract/staff-enquiry.ts'
import { openFields } from '#contract/message-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

type WhatsappFormProps = {
  enquiry: EnquiryDetail
  link: WhatsappLink
  isBusy: boolean
  /** The chat was opened. */
  onOpen: () => void
  /** What was written there is sent. Answers whether that was noted. */
  onSent: (text: string) => Promise<boolean>
}

/** A chat with the buyer: its text is written here, sent by the person who opens it, and then marked as sent. */
export function WhatsappForm({ enquiry, link, isBusy, onOpen, onSent }: WhatsappFormProps) {
  const say = useMessages()
  const [text, setText] = useState(link.text)
  const open = openFields(text)
  const isReady = text.trim() !== '' && open.length === 0
  return (
    <>
      <TextField
        label={say('message.text')}
        multiline
        minRows={3}
        maxRows={16}
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 4000, dir: 'auto', lang: enquiry.locale } }}
      />
      {open.length > 0 && (
        <Alert severity="warning" role="status">
          {say('message.openFields', { fields: [...new Set(open)].join(', ') })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          color="secondary"
          startIcon={<MessageCircle size={17} />}
          href={`https://wa.me/${link.number}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          disabled={!isReady}
          onClick={onOpen}
        >
          {say('message.openChat')}
        </Button>
        <Button variant="contained" disabled={isBusy || !isReady} onClick={() => void onSent(text.trim())}>
          {say('message.markSent')}
        </Button>
      </Box>
      <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{say('message.chatHelp')}</Box>
    </>
  )
}
