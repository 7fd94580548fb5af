import { Box, Button, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { LeadTasks, Task, TaskTimeRead } from '#contract/task.ts'
import { TASK_LIMITS } from '#contract/task-values.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { cityOf, TaskDue } from './task-due.tsx'

const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A task as it is sent. */
export type NewTask = { key: string; title: string; due_at: string; time_zone: string }

/** `zones`: of the buyer's country. `task`: one that is changed; without it a new one is added: to the lead, or by `add`. */
type TaskFormProps = { enquiryId?: number; add?: (task: NewTask) => Promise<void>; zones: readonly string[]; task?: Task; onEnd?: () => void }

/** What is to be done and when, in words; shows the moment that was understood before anything is kept. */
export function TaskForm({ enquiryId, add, zones, task, onEnd }: TaskFormProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const refresh = useRefresh()
  const helpId = useId()
  const [title, setTitle] = useState(task?.title ?? '')
  const [when, setWhen] = useState('')
  const [zone, setZone] = useState(task?.time_zone ?? OWN_ZONE)
  const [read, setRead] = useState<TaskTimeRead | null>(task ?? null)
  const [fault, setFault] = useState<string | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)

  async function understand(text: string, timeZone: string): Promise<TaskTimeRead | null> {
    if (text.trim() === '') return task ?? null
    try {
      const found = await request<TaskTimeRead>('/task-times', { body: { text: text.trim(), time_zone: timeZone } })
      setRead(found)
      setFault(null)
      return found
    } catch (error) {
      const [issue] = failureIn(error).issues
      setRead(null)
      setFault(issue === undefined ? textOf(error) : sayValue('issue', issue.key))
      return null
    }
  }

  async function save() {
    setBusy(true)
    try {
      // What was typed a moment ago may not have been read yet.
      const found = await understand(when, zone)
      if (found === null) return
      const body = { title: title.trim(), due_at: found.due_at, time_zone: found.time_zone }
      if (add !== undefined) return await add({ ...body, key })
      if (task === undefined) await request<LeadTasks>(`/enquiries/${enquiryId}/tasks`, { body: { ...body, key } })
      else await request<LeadTasks>(`/tasks/${task.id}`, { body })
      setTitle('')
      setWhen('')
      setRead(null)
      setKey(crypto.randomUUID())
      refresh()
      onEnd?.()
      notify(say(task === undefined ? 'task.added' : 'task.changed'), { type: 'success', autoHideDuration: 2500 })
    } catch (error) {
      setFault(textOf(error))
    } finally {
      setBusy(false)
    }
  }

  const choices = [
    OWN_ZONE,
    ...zones.filter((each) => each !== OWN_ZONE),
    ...(task === undefined || [OWN_ZONE, ...zones].includes(task.time_zone) ? [] : [task.time_zone]),
  ]
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() !== '' && (when.trim() !== '' || task !== undefined)) void save()
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
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: choices.length > 1 ? '1fr 1fr' : '1fr' }}>
        <TextField
          size="small"
          label={say('task.when')}
          value={when}
          error={fault !== null}
          onChange={(event) => setWhen(event.target.value)}
          onBlur={() => void understand(when, zone)}
          slotProps={{ htmlInput: { maxLength: TASK_LIMITS.words, autoComplete: 'off', 'aria-describedby': helpId } }}
        />
        {choices.length > 1 && (
          <SelectField
            label={say('task.whose')}
            value={zone}
            choices={choices.map((each) => ({ value: each, label: say(each === OWN_ZONE ? 'task.mine' : 'task.buyers', { zone: cityOf(each) }) }))}
            onChange={(chosen) => {
              setZone(chosen)
              void understand(when, chosen)
            }}
          />
        )}
      </Box>
      <Box id={helpId} role="status" sx={{ fontSize: 12.5, color: fault === null ? 'text.secondary' : 'error.main' }}>
        {fault ?? (read === null || when.trim() === '' ? say('task.whenHelp') : <TaskDue task={read} />)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined" disabled={isBusy || title.trim() === '' || (when.trim() === '' && task === undefined)}>
          {say(task === undefined ? 'task.add' : 'task.save')}
        </Button>
        {onEnd !== undefined && <Button onClick={onEnd}>{say('task.cancel')}</Button>}
      </Box>
    </Box>
  )
}
