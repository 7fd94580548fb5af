import { Box } from '@mui/material'
import type { ReplyState } from '#contract/enquiry-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

type Waiting = Pick<EnquiryRow, 'awaiting_since' | 'reply_due_at' | 'reply_warn_at' | 'is_quarantined'>

/** True while the buyer waits for an answer. */
export function isWaiting(row: Waiting): boolean {
  return row.awaiting_since !== null && !row.is_quarantined
}

/** How the clock of an answer stands. */
export function replyStateOf({ reply_due_at: dueAt, reply_warn_at: warnAt }: Waiting, now: Date): ReplyState {
  if (dueAt !== null && new Date(dueAt) <= now) return 'overdue'
  return warnAt !== null && new Date(warnAt) <= now ? 'due_soon' : 'waiting'
}

/** How long is left for an answer, or how late it is; nothing where nobody waits. What is late is marked stronger. */
export function WaitMark({ row }: { row: Waiting }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  if (!isWaiting(row)) return null
  const state = replyStateOf(row, now)
  const dueAt = row.reply_due_at
  const text =
    dueAt === null
      ? say('enquiries.waits', { age: times.age(row.awaiting_since ?? now.toISOString(), now) })
      : state === 'overdue'
        ? say('reply.overdueBy', { age: times.age(dueAt, now) })
        : say('reply.dueIn', { age: times.age(now.toISOString(), dueAt) })
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: 12.5,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: state === 'overdue' ? COLOURS.danger : state === 'due_soon' ? COLOURS.accentText : 'text.secondary',
      }}
    >
      <Box component="span" aria-hidden sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor' }} />
      {text}
    </Box>
  )
}
