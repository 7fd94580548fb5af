import { Box, Button } from '@mui/material'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { EnquiryDetail, WhatsappLink } from '#contract/staff-enquiry.ts'
import { openFields } from '#contract/answer-template-values.ts'
import { WHATSAPP_LIMITS } from '#contract/whatsapp-values.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { WordsField } from './words-field.tsx'
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
  const isReady = text.trim() !== '' && openFields(text).length === 0
  return (
    <>
      <WordsField
        enquiryId={enquiry.id}
        locale={isLocale(enquiry.locale) ? enquiry.locale : DEFAULT_LOCALE}
        value={text}
        most={WHATSAPP_LIMITS.text}
        minRows={3}
        prefilled={link.text}
        onChange={setText}
      />
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
