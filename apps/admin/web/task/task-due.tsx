import { Box } from '@mui/material'
import type { Task } from '#contract/task.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'

const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A city of the table of time zones as people write it. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** When a task is due, on the reader's clock and on the one that was meant; what is late is marked stronger. */
export function TaskDue({ task }: { task: Pick<Task, 'due_at' | 'time_zone'> }) {
  const say = useMessages()
  const locale = useStaffLocale()
  const times = useTimes()
  const now = useNow()
  const at = new Date(task.due_at)
  const own = times.moment(task.due_at)
  const theirs = new Intl.DateTimeFormat(locale, { timeZone: task.time_zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  )
  const isLate = at < now
  return (
    <Box sx={{ fontSize: 12.5, color: isLate ? COLOURS.danger : 'text.secondary', fontWeight: isLate ? 600 : 400 }}>
      {task.time_zone === OWN_ZONE ? own : say('task.due', { time: own, theirs, place: cityOf(task.time_zone) })}
    </Box>
  )
}
