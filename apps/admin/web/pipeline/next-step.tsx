import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useGetOne } from 'react-admin'
import { isClosedStatus } from '#contract/pipeline-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import type { LeadTasks } from '#contract/task.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { TaskForm } from '#apps/admin/web/task/task-form.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'

type Lead = Pick<EnquiryRow, 'id' | 'name' | 'status' | 'next_task' | 'is_quarantined'>

/** True for a lead in work of which nobody has said what is done next. */
export function lacksNextStep({ status, next_task: next, is_quarantined: isQuarantined }: Omit<Lead, 'id' | 'name'>): boolean {
  return next === null && !isQuarantined && !isClosedStatus(status)
}

/** What is done next on a lead and when; of one in work without it that it is missing, with `onName` as a button to name it. */
export function NextStep({ row, onName }: { row: Lead; onName?: (() => void) | undefined }) {
  const say = useMessages()
  if (row.next_task !== null) return <Named task={row.next_task} />
  if (!lacksNextStep(row)) return null
  const missing = { fontSize: 12.5, fontWeight: 600, color: COLOURS.warning }
  if (onName === undefined)
    return (
      <Box component="span" sx={missing}>
        {say('pipeline.noNext')}
      </Box>
    )
  return (
    <Button
      size="small"
      color="inherit"
      title={say('pipeline.nameNext')}
      onClick={onName}
      sx={{
        ...missing,
        justifySelf: 'start',
        ml: -0.75,
        px: 0.75,
        minHeight: 32,
        position: 'relative',
        zIndex: 1,
        textDecoration: 'underline',
        textUnderlineOffset: 3,
      }}
    >
      {say('pipeline.noNext')}
    </Button>
  )
}

/** Two lines of a long one: it stands whole on the lead's page, with the buyer's clock. */
const TWO_LINES = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const

function Named({ task }: { task: NonNullable<Lead['next_task']> }) {
  const times = useTimes()
  const now = useNow()
  const isLate = new Date(task.due_at) < now
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box dir="auto" sx={{ fontSize: 13, lineHeight: 1.4, overflowWrap: 'anywhere', ...TWO_LINES }}>
        {task.title}
      </Box>
      <Box sx={{ fontSize: 12.5, color: isLate ? COLOURS.danger : 'text.secondary', fontWeight: isLate ? 600 : 400 }}>{times.short(task.due_at, now)}</Box>
    </Box>
  )
}

/** Names what is done next on a lead. */
export function NextStepDialog({ lead, onClose }: { lead: Pick<Lead, 'id' | 'name'>; onClose: () => void }) {
  const say = useMessages()
  const { data } = useGetOne<LeadTasks & { id: number }>('tasks-of-enquiry', { id: lead.id }, { retry: false })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{say('pipeline.nameNextOf', { name: lead.name })}</DialogTitle>
      <DialogContent>
        {data === undefined ? <Box sx={{ height: 180 }} /> : <TaskForm enquiryId={lead.id} zones={data.time_zones} onEnd={onClose} />}
      </DialogContent>
    </Dialog>
  )
}
