import { Box } from '@mui/material'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const LONG_MS = 24 * 3_600_000

type Waiting = Pick<EnquiryRow, 'status' | 'first_response_at' | 'created_at' | 'is_quarantined'>

/** True while nobody has answered. */
export function isWaiting(row: Waiting): boolean {
  return row.status === 'new' && row.first_response_at === null && !row.is_quarantined
}

/** How long the buyer has been waiting; nothing where somebody has answered. A day and more is marked stronger. */
export function WaitMark({ row }: { row: Waiting }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  if (!isWaiting(row)) return null
  const isLong = now.getTime() - new Date(row.created_at).getTime() >= LONG_MS
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
        color: isLong ? COLOURS.danger : COLOURS.accentText,
      }}
    >
      <Box component="span" aria-hidden sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor' }} />
      {say('enquiries.waits', { age: times.age(row.created_at, now) })}
    </Box>
  )
}
