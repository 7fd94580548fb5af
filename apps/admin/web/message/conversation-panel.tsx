import { Box } from '@mui/material'
import { useGetOne } from 'react-admin'
import type { Conversation, Message } from '#contract/message.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { MessageEntry } from './message-entry.tsx'

type Loaded = Conversation & { id: number }

/** How often, and for how long after it was written, it is asked whether a mail has gone out. */
const ASK_MS = 2_000
const ASKED_FOR_MS = 60_000

/** The messages of a lead; asked for anew whenever something is told of it, and until what was just written has gone out. */
export function useConversation(enquiryId: number) {
  const isLeaving = ({ direction, marks, delivery, created_at: at }: Message) =>
    direction === 'out' && !marks.includes('by_hand') && delivery?.status !== 'sent' && Date.now() - Date.parse(at) < ASKED_FOR_MS
  return useGetOne<Loaded>(
    'conversation',
    { id: enquiryId },
    { retry: false, refetchInterval: ({ state }: { state: { data?: Loaded } }) => (state.data?.messages.some(isLeaving) === true ? ASK_MS : false) },
  )
}

/** What the buyer and we wrote to each other, oldest first; nothing where nobody has written. */
export function ConversationPanel({ enquiryId }: { enquiryId: number }) {
  const say = useMessages()
  const { data, error, refetch } = useConversation(enquiryId)
  if (data === undefined) return error === null ? null : <Failure error={error} onRetry={() => void refetch()} />
  if (data.messages.length === 0) return null
  return (
    <Panel title={say('message.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
        {data.messages.map((message, index) => (
          <MessageEntry
            key={message.id}
            message={message}
            againOn={data.whatsapp === null ? null : enquiryId}
            isSubjectKnown={index > 0 && bare(data.messages[index - 1]?.subject) === bare(message.subject)}
            translate={data.can_translate ? { enquiryId, messageId: message.id } : null}
          />
        ))}
      </Box>
    </Panel>
  )
}

/** A subject without the marks of answers that programs put before it, in whatever language. */
function bare(subject = ''): string {
  return subject.replace(/^(?:\p{L}{2,4}\s?[:：]\s*)+/u, '').trim()
}
