import { Box, Button } from '@mui/material'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { rememberedLocale } from '#apps/admin/web/messages/remembered-locale.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

/** What a buyer wrote in the reader's language, by a machine and said to be so. `messageId` null: what they asked first. */
export function Translation({ enquiryId, messageId }: { enquiryId: number; messageId: number | null }) {
  const say = useMessages()
  const notify = useNotify()
  const textOf = useFailureText()
  const [text, setText] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const translate = async () => {
    setBusy(true)
    try {
      const to = rememberedLocale()
      setText((await request<{ text: string }>(`/enquiries/${enquiryId}/translation`, { body: { message_id: messageId, to } })).text)
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  if (text === null)
    return (
      <Button size="small" startIcon={<Languages size={15} />} disabled={isBusy} onClick={() => void translate()} sx={{ mt: 0.75, ml: -0.75 }}>
        {say('message.translate')}
      </Button>
    )
  return (
    <Box role="status" sx={{ mt: 1, pl: 1.5, borderLeft: `3px solid ${COLOURS.lineStrong}` }}>
      <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{say('message.translated')}</Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 15, lineHeight: 1.55, maxWidth: '76ch' }}>
        {text}
      </Box>
    </Box>
  )
}
