import { Box, Button, Chip } from '@mui/material'
import { ArrowDownLeft, ArrowUpRight, Download } from 'lucide-react'
import type { Message, MessageFile } from '#contract/message.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useFileDownload } from '#apps/admin/web/ui/use-file-download.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useFailureReason } from '#apps/admin/web/mail-delivery/use-failure-reason.ts'
import { useMailbox } from './mailbox-trouble.tsx'
import { SendChatAgain } from './send-chat-again.tsx'
import { Translation } from './translation.tsx'

type MessageEntryProps = {
  message: Message
  /** The lead on which a WhatsApp message that failed can be sent again; null where no service is set up. */
  againOn?: number | null
  /** The subject of the message before it is the same. */
  isSubjectKnown?: boolean
  translate?: { enquiryId: number; messageId: number } | null
}

const DELIVERY_COLOURS = { pending: COLOURS.warning, failed: COLOURS.danger, sent: 'text.secondary' } as const

/** One message: who, when, what, its files, and what became of it. Plain text alone: nothing that came is run or fetched. */
export function MessageEntry({ message, againOn = null, isSubjectKnown = false, translate = null }: MessageEntryProps) {
  const say = useMessages()
  const times = useTimes()
  const reasonOf = useFailureReason()
  const isOurs = message.direction === 'out'
  const Arrow = isOurs ? ArrowUpRight : ArrowDownLeft
  return (
    <Box
      component="li"
      sx={{
        p: 1.5,
        borderRadius: '8px',
        border: `1px solid ${COLOURS.line}`,
        bgcolor: isOurs ? COLOURS.sunken : COLOURS.paper,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: 12.5, color: 'text.secondary' }}>
        <Arrow size={15} aria-hidden />
        <Box component="bdi" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {isOurs ? (message.staff?.name ?? say('app.system')) : message.from_name || message.from_address || say('message.unknownSender')}
        </Box>
        <span>{say(`reply.channels.${message.channel}`)}</span>
        <span>{times.moment(message.written_at ?? message.created_at)}</span>
        {!isOurs && message.from_name !== '' && (
          <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
            {message.from_address}
          </Box>
        )}
        {message.marks.map((mark) => (
          <Chip
            key={mark}
            size="small"
            variant="outlined"
            color={mark === 'automatic' || mark === 'by_hand' ? 'default' : 'warning'}
            label={say(`message.mark.${mark}`)}
          />
        ))}
      </Box>
      {message.subject !== '' && !isSubjectKnown && (
        <Box dir="auto" sx={{ fontWeight: 600, mt: 0.5, overflowWrap: 'anywhere' }}>
          {message.subject}
        </Box>
      )}
      <Words text={message.text} lang={message.locale} />
      {message.quoted !== '' && (
        <Box component="details" sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {say('message.quoted')}
          </Box>
          <Words text={message.quoted} lang={null} />
        </Box>
      )}
      {message.files.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
          {message.files.map((file) => (
            <FileLine key={file.id} messageId={message.id} file={file} />
          ))}
        </Box>
      )}
      {!isOurs && translate !== null && message.text !== '' && <Translation {...translate} />}
      {message.delivery !== null && (
        <Box sx={{ mt: 0.75, fontSize: 12.5, color: DELIVERY_COLOURS[message.delivery.status] }}>
          {say(message.delivery.trouble === 'refused' ? 'mail.status.refused' : `mail.status.${message.delivery.status}`)}
          {message.delivery.sent_at !== null && ` · ${times.moment(message.delivery.sent_at)}`}
          {message.delivery.read_at !== null
            ? ` · ${say('message.readAt', { time: times.moment(message.delivery.read_at) })}`
            : message.delivery.delivered_at !== null && ` · ${say('message.deliveredAt', { time: times.moment(message.delivery.delivered_at) })}`}
          {message.delivery.error !== null && ` · ${reasonOf(message.delivery.error)}`}
        </Box>
      )}
      {message.marks.includes('too_large') && <WhereTheRestIs />}
      {againOn !== null && message.channel === 'whatsapp' && message.delivery?.status === 'failed' && (
        <SendChatAgain enquiryId={againOn} messageId={message.id} />
      )}
    </Box>
  )
}

/** Where the rest of a mail can be had of which the beginning alone was taken. */
function WhereTheRestIs() {
  const say = useMessages()
  const hasMailbox = useMailbox()?.kind === 'imap'
  return <Box sx={{ mt: 0.75, fontSize: 13, color: 'text.secondary' }}>{say(hasMailbox ? 'message.restInMailbox' : 'message.askForSmaller')}</Box>
}

function Words({ text, lang }: { text: string; lang: string | null }) {
  if (text === '') return null
  return (
    <Box
      dir="auto"
      lang={lang ?? undefined}
      sx={{ mt: 0.5, fontSize: 15, lineHeight: 1.55, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '76ch' }}
    >
      {text}
    </Box>
  )
}

function FileLine({ messageId, file }: { messageId: number; file: MessageFile }) {
  const say = useMessages()
  const { download, isBusy } = useFileDownload()
  if (file.fault !== null)
    return (
      <Box component="li" sx={{ fontSize: 13, color: 'text.secondary' }}>
        <bdi>{file.file_name}</bdi>: {say(`message.fault.${file.fault}`)}
      </Box>
    )
  return (
    <li>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Download size={15} />}
        disabled={isBusy}
        onClick={() => void download(`/messages/${messageId}/files/${file.id}`)}
        sx={{ maxWidth: '100%', textTransform: 'none' }}
      >
        <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {file.file_name}
        </Box>
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {say('message.kilobytes', { size: Math.max(1, Math.round(file.byte_size / 1000)) })}
        </Box>
      </Button>
    </li>
  )
}
