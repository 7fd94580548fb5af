import { Box, Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { REPLY_CHANNELS, type ReplyChannel } from '#contract/enquiry-values.ts'
import { isClosedStatus } from '#contract/pipeline-values.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useConversation } from '#apps/admin/web/message/conversation-panel.tsx'
import { WhatsappCloudForm } from '#apps/admin/web/message/whatsapp-cloud-form.tsx'
import { WhatsappForm } from '#apps/admin/web/message/whatsapp-form.tsx'
import { MailForm } from '#apps/admin/web/message/mail-form.tsx'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useEnquiryAction } from './use-enquiry-action.ts'
import { isWaiting, WaitMark } from '#apps/admin/web/ui/wait-mark.tsx'

/** Ways by which one may try to reach somebody and fail. */
const MISSABLE: readonly ReplyChannel[] = ['call', 'visit']

/** From writing here to noting what was written elsewhere, and back. */
const NOTE: Partial<Record<ReplyChannel, MessageKey>> = { mail: 'message.wroteElsewhere', whatsapp: 'message.noteInstead' }
const WRITE: Partial<Record<ReplyChannel, MessageKey>> = { mail: 'message.writeHere', whatsapp: 'message.writeChat' }

/** Whether the buyer waits for an answer and until when; answers them by mail, or notes that they were answered elsewhere, or wrote again. */
export function ReplyPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const mayWrite = useMay('enquiry.write')
  const { data: conversation } = useConversation(enquiry.id)
  const [channel, setChannel] = useState<ReplyChannel>(enquiry.whatsapp_link === null ? 'mail' : 'whatsapp')
  const [isNoted, setNoted] = useState(false)
  const canWrite = (channel === 'mail' && conversation?.can_mail === true) || (channel === 'whatsapp' && enquiry.whatsapp_link !== null)
  const isWritten = canWrite && !isNoted
  return (
    <Panel title={say('reply.title')}>
      <Clock enquiry={enquiry} />
      {mayWrite && (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={channel}
            onChange={(_event, chosen: ReplyChannel | null) => setChannel(chosen ?? channel)}
            aria-label={say('reply.channel')}
            sx={{ flexWrap: 'wrap' }}
          >
            {REPLY_CHANNELS.map((value) => (
              <ToggleButton key={value} value={value} sx={{ textTransform: 'none', minHeight: 40, px: 1.5 }}>
                {say(`reply.channels.${value}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {isWritten && channel === 'mail' && conversation !== undefined && <MailForm key={enquiry.id} enquiry={enquiry} conversation={conversation} />}
          {isWritten &&
            channel === 'whatsapp' &&
            (conversation?.whatsapp ? <WhatsappCloudForm key={enquiry.id} enquiry={enquiry} whatsapp={conversation.whatsapp} /> : <Chat enquiry={enquiry} />)}
          {!isWritten && <NoteAnswer enquiry={enquiry} channel={channel} />}
          {canWrite && (
            <Button size="small" onClick={() => setNoted(!isNoted)} sx={{ justifySelf: 'start' }}>
              {say((isNoted ? WRITE[channel] : NOTE[channel]) ?? 'message.writeHere')}
            </Button>
          )}
        </Box>
      )}
    </Panel>
  )
}

/** A chat that opens with what was written; marked as sent it counts as the answer. */
function Chat({ enquiry }: { enquiry: EnquiryDetail }) {
  const { act } = useEnquiryAction(enquiry)
  const link = enquiry.whatsapp_link
  if (link === null) return null
  return <WhatsappForm key={enquiry.id} enquiry={enquiry} link={link} onOpen={() => void act({ action: 'whatsapp', body: {} }, 'enquiry.handover')} />
}

/** Notes what happened on the telephone, in a chat, in a mail program of one's own. */
function NoteAnswer({ enquiry, channel }: { enquiry: EnquiryDetail; channel: ReplyChannel }) {
  const say = useMessages()
  const { act, isBusy } = useEnquiryAction(enquiry)
  const [text, setText] = useState('')
  // A lead that is lost is opened again by that.
  const isUnsaid = enquiry.status === 'lost' && text.trim() === ''
  const done = (isDone: boolean) => {
    if (isDone) setText('')
  }
  const answer = (isReached: boolean) =>
    void act({ action: 'answers', body: { channel, is_reached: isReached, text: text.trim() } }, isReached ? 'reply.answered' : 'reply.tried').then(done)
  return (
    <>
      <TextField
        label={say('reply.text')}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        value={text}
        helperText={isUnsaid ? say('reply.textForLost') : undefined}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 5000, dir: 'auto' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => answer(true)}>
          {say('reply.answer')}
        </Button>
        {MISSABLE.includes(channel) && (
          <Button variant="outlined" disabled={isBusy} onClick={() => answer(false)}>
            {say('reply.notReached')}
          </Button>
        )}
        <Button
          disabled={isBusy || isUnsaid}
          onClick={() => void act({ action: 'buyer-messages', body: { channel, text: text.trim() } }, 'reply.buyerNoted').then(done)}
        >
          {say('reply.buyerWrote')}
        </Button>
      </Box>
    </>
  )
}

function Clock({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  if (isWaiting(enquiry))
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'baseline' }}>
        <WaitMark row={enquiry} />
        {enquiry.reply_due_at !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('reply.due', { time: times.short(enquiry.reply_due_at, now) })}</Box>
        )}
      </Box>
    )
  const { first_response_at: first } = enquiry
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>
      {first === null ? say(isClosedStatus(enquiry.status) ? 'reply.closed' : 'reply.nothing') : say('reply.first', { time: times.moment(first) })}
    </Box>
  )
}
