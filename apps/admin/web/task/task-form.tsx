import { Box, Button, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { LeadTasks, Task } from '#contract/task.ts'
import { TASK_LIMITS } from '#contract/task-values.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { clocksOf, typedTime } from './task-clock.ts'
import { cityOf, TaskDue } from './task-due.tsx'
import { useTaskTime } from './use-task-time.ts'

const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A task as it is sent. */
export type NewTask = { key: string; title: string; due_at: string; time_zone: string }

/** `zones`: of the buyer's country. `task`: one that is changed; without it a new one is added: to the lead, or by `add`. */
type TaskFormProps = { enquiryId?: number; add?: (task: NewTask) => Promise<void>; zones: readonly string[]; task?: Task; onEnd?: () => void }

/** What is to be done and when, in words; shows the moment that was understood before anything is kept. */
export function TaskForm({ enquiryId, add, zones, task, onEnd }: TaskFormProps) {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const refresh = useRefresh()
  const helpId = useId()
  const clocks = clocksOf({ own: OWN_ZONE, zones, meant: task?.time_zone ?? null })
  const known = task === undefined ? null : { text: typedTime(task.due_at, task.time_zone), zone: task.time_zone, time: task, fault: null }
  const [title, setTitle] = useState(task?.title ?? '')
  const [when, setWhen] = useState(known?.text ?? '')
  const [zone, setZone] = useState(task?.time_zone ?? OWN_ZONE)
  const { reading, understand } = useTaskTime({ text: when, zone }, known)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const step = useStep()
  const isReady = title.trim() !== '' && when.trim() !== ''

  const save = () =>
    step.run(async () => {
      // What was typed a moment ago may not have been read yet.
      const found = await understand()
      if (found === null) return
      const body = { title: title.trim(), due_at: found.due_at, time_zone: found.time_zone }
      if (add !== undefined) return await add({ ...body, key })
      if (task === undefined) await request<LeadTasks>(`/enquiries/${enquiryId}/tasks`, { body: { ...body, key } })
      else await request<LeadTasks>(`/tasks/${task.id}`, { body })
      setTitle('')
      setWhen('')
      setKey(crypto.randomUUID())
      refresh()
      onEnd?.()
      notify(say(task === undefined ? 'task.added' : 'task.changed'), { type: 'success', autoHideDuration: 2500 })
    })
  const fault = step.error === null ? (reading?.fault ?? null) : textOf(step.error)
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void save()
      }}
      sx={{ display: 'grid', gap: 1.25, mt: 1 }}
    >
      <TextField
        size="small"
        label={say('task.what')}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        slotProps={{ htmlInput: { maxLength: TASK_LIMITS.title, dir: 'auto', autoComplete: 'off' } }}
      />
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: clocks.length > 1 ? '1fr 1fr' : '1fr' }}>
        <TextField
          size="small"
          label={say('task.when')}
          value={when}
          error={fault !== null}
          onChange={(event) => setWhen(event.target.value)}
          slotProps={{ htmlInput: { maxLength: TASK_LIMITS.words, autoComplete: 'off', 'aria-describedby': helpId } }}
        />
        {clocks.length > 1 && (
          <SelectField
            label={say('task.whose')}
            value={zone}
            choices={clocks.map((each) => ({ value: each.zone, label: say(`task.${each.whose}`, { zone: cityOf(each.zone) }) }))}
            onChange={setZone}
          />
        )}
      </Box>
      <Box id={helpId} role="status" sx={{ fontSize: 12.5, color: fault === null ? 'text.secondary' : 'error.main' }}>
        {fault ?? (reading?.time ? <TaskDue task={reading.time} /> : say('task.whenHelp'))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined" disabled={step.isBusy || !isReady}>
          {say(task === undefined ? 'task.add' : 'task.save')}
        </Button>
        {onEnd !== undefined && <Button onClick={onEnd}>{say('task.cancel')}</Button>}
      </Box>
    </Box>
  )
}
