import { Button } from '@mui/material'
import { RotateCcw } from 'lucide-react'
import { useNotify, useRefresh } from 'react-admin'
import type { Conversation } from '#contract/message.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

/** Tries a WhatsApp message once more that failed. */
export function SendChatAgain({ enquiryId, messageId }: { enquiryId: number; messageId: number }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const refresh = useRefresh()
  const step = useStep()
  if (!useMay('enquiry.write')) return null
  const send = () =>
    step.run(async () => {
      try {
        await request<Conversation>(`/enquiries/${enquiryId}/whatsapp-messages/${messageId}/again`, { body: {} })
        refresh()
        notify(say('mail.triedAgain'), { type: 'success', autoHideDuration: 2500 })
      } catch (error) {
        const [issue] = failureIn(error).issues
        notify(issue === undefined ? textOf(error) : sayValue('issue', issue.key), { type: 'error' })
      }
    })
  return (
    <Button size="small" startIcon={<RotateCcw size={14} />} disabled={step.isBusy} onClick={() => void send()} sx={{ mt: 0.5, ml: -0.75 }}>
      {say('mail.again')}
    </Button>
  )
}
