import { Alert, Box, Button } from '@mui/material'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { Conversation } from '#contract/message.ts'
import type { EnquiryDetail, WhatsappLink } from '#contract/staff-enquiry.ts'
import { openFields } from '#contract/answer-template-values.ts'
import { WHATSAPP_LIMITS } from '#contract/whatsapp-values.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { chatAddress, useChatText } from './use-chat-text.ts'
import { WordsField } from './words-field.tsx'

type WhatsappFormProps = {
  enquiry: EnquiryDetail
  link: WhatsappLink
  /** The chat was opened. */
  onOpen: () => void
}

/** A chat with the buyer: its text is written here, sent by the person who opens it, and then marked as sent. */
export function WhatsappForm({ enquiry, link, onOpen }: WhatsappFormProps) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const step = useStep()
  const { renew } = useNewEnquiries()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [text, setText] = useChatText(enquiry.id, link.text)
  const note = () =>
    step.run(async () => {
      await request<Conversation>(`/enquiries/${enquiry.id}/whatsapp-messages/by-hand`, { body: { key, text: text.trim() } })
      setKey(crypto.randomUUID())
      setText('')
      refresh()
      renew()
      notify(say('reply.answered'), { type: 'success', autoHideDuration: 2500 })
    })
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
        onChange={(next) => setText(next)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          color="secondary"
          startIcon={<MessageCircle size={17} />}
          href={chatAddress(link.number, text)}
          target="_blank"
          rel="noopener noreferrer"
          disabled={!isReady}
          onClick={onOpen}
        >
          {say('message.openChat')}
        </Button>
        <Button variant="contained" disabled={step.isBusy || !isReady} onClick={() => void note()}>
          {say('message.markSent')}
        </Button>
      </Box>
      {step.error !== null && <Alert severity="error">{textOf(step.error)}</Alert>}
      <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{say('message.chatHelp')}</Box>
    </>
  )
}
