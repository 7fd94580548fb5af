import { Alert, Box, Button, Checkbox } from '@mui/material'
import { useState } from 'react'
import { useGetOne, useNotify, useRefresh } from 'react-admin'
import type { LeadTasks, Task } from '#contract/task.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { isClosedStatus } from '#contract/pipeline-values.ts'
import { lacksNextStep } from './next-step.tsx'
import { useOfferNext } from './use-offer-next.tsx'
import { TaskForm } from '#apps/admin/web/task/task-form.tsx'
import { TaskDue } from '#apps/admin/web/task/task-due.tsx'

/** What is to be done next on a lead; says so where nobody has named it. */
export function TasksPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const mayWrite = useMay('enquiry.write')
  const { data } = useGetOne<LeadTasks & { id: number }>('tasks-of-enquiry', { id: enquiry.id }, { retry: false })
  const [changed, setChanged] = useState<number | null>(null)
  const next = useOfferNext()
  const finish = useFinish(enquiry, next.tell)
  if (data === undefined) return null
  const isMissing = data.open.length === 0 && !isClosedStatus(enquiry.status)
  return (
    <Panel title={say('task.title')}>
      {isMissing && (
        <Alert severity="info" icon={false} sx={{ py: 0, mb: 1 }}>
          {say('task.none')}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.open.map((task) =>
          changed === task.id ? (
            <Box component="li" key={task.id} sx={{ py: 1 }}>
              <TaskForm enquiryId={enquiry.id} zones={data.time_zones} task={task} onEnd={() => setChanged(null)} />
            </Box>
          ) : (
            <Line key={task.id} task={task} mayWrite={mayWrite} finish={finish} onChange={() => setChanged(task.id)} />
          ),
        )}
      </Box>
      {mayWrite && <TaskForm key={enquiry.id} enquiryId={enquiry.id} zones={data.time_zones} />}
      {data.done.length > 0 && (
        <Box component="details" sx={{ mt: 1, fontSize: 13.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            {say('task.doneBefore', { count: data.done.length })}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.done.map((task) => (
              <Line key={task.id} task={task} mayWrite={mayWrite} finish={finish} />
            ))}
          </Box>
        </Box>
      )}
      {next.dialog}
    </Panel>
  )
}

type Finish = (task: Task, isDone: boolean) => Promise<void>

/** Ticks a task off, or opens it again; after the last one what comes next can be named. */
function useFinish(enquiry: EnquiryDetail, tell: ReturnType<typeof useOfferNext>['tell']): Finish {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  return async (task: Task, isDone: boolean) => {
    const done: MessageKey = isDone ? 'task.finished' : 'task.reopened'
    try {
      const { open } = await request<LeadTasks>(`/tasks/${task.id}/done`, { body: { is_done: isDone } })
      refresh()
      tell(say(done), open.length === 0 && lacksNextStep({ ...enquiry, next_task: null }) ? enquiry : null)
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    }
  }
}

type LineProps = { task: Task; mayWrite: boolean; finish: Finish; onChange?: () => void }

function Line({ task, mayWrite, finish, onChange }: LineProps) {
  const say = useMessages()
  const isDone = task.done_at !== null
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, py: 0.5, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      <Checkbox
        checked={isDone}
        disabled={!mayWrite}
        onChange={() => void finish(task, !isDone)}
        slotProps={{ input: { 'aria-label': say('task.finish', { title: task.title }) } }}
        sx={{ p: 1, ml: -1 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Box dir="auto" sx={{ overflowWrap: 'anywhere', textDecoration: isDone ? 'line-through' : 'none' }}>
          {task.title}
        </Box>
        {!isDone && <TaskDue task={task} />}
      </Box>
      {onChange !== undefined && mayWrite && (
        <Button size="small" onClick={onChange} sx={{ mt: 0.5 }}>
          {say('task.edit')}
        </Button>
      )}
    </Box>
  )
}
