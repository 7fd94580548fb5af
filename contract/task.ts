import { z } from 'zod'
import { TASK_LIMITS, TASK_TIMES } from './task-values.ts'
import { lineSchema } from './texts.ts'

const id = z.coerce.number().int().min(1)
const moment = z.string()
const person = z.object({ id: z.number().int(), name: z.string() })
/** An IANA time zone that this machine knows. */
const timeZone = z.string().max(60).refine(isTimeZone, 'unknown_zone')

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What is to be done next on a lead, by whoever looks after it. Moments ISO 8601 UTC; `time_zone`: whose clock was meant. */
export const taskSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  due_at: moment,
  time_zone: z.string(),
  created_at: moment,
  created_by: person.nullable(),
  done_at: moment.nullable(),
  done_by: person.nullable(),
})
export type Task = z.infer<typeof taskSchema>

/** Tasks of a lead: what is open by when it is due, then what was done, newest first. `time_zones`: of the buyer's country. */
export const leadTasksSchema = z.object({ open: z.array(taskSchema), done: z.array(taskSchema), time_zones: z.array(z.string()) })
export type LeadTasks = z.infer<typeof leadTasksSchema>

const title = lineSchema(TASK_LIMITS.title).min(1, 'required')
const dueAt = z.iso.datetime({ offset: true })

/** `key`: made by the form, so that what is sent twice is there once. */
export const addTaskInputSchema = z.strictObject({ id, key: z.uuid(), title, due_at: dueAt, time_zone: timeZone })
export type AddTaskInput = z.infer<typeof addTaskInputSchema>

export const changeTaskInputSchema = z.strictObject({ id, title, due_at: dueAt, time_zone: timeZone })
export type ChangeTaskInput = z.infer<typeof changeTaskInputSchema>

/** `is_done` false opens it again. */
export const finishTaskInputSchema = z.strictObject({ id, is_done: z.boolean() })
export type FinishTaskInput = z.infer<typeof finishTaskInputSchema>

/** When something is due, as people say it: “tomorrow 9:00”, “明天上午9点”, “Monday Lagos time”. `time_zone`: whose clock is meant where the words name none. */
export const readTaskTimeInputSchema = z.strictObject({ text: lineSchema(TASK_LIMITS.words).min(1, 'required'), time_zone: timeZone })
export type ReadTaskTimeInput = z.infer<typeof readTaskTimeInputSchema>

export const taskTimeSchema = z.object({ due_at: moment, time_zone: z.string() })
export type TaskTimeRead = z.infer<typeof taskTimeSchema>

/** `whose` mine: of leads that are mine, and those I added on leads that are nobody's; all: of everybody's. `utc_offset_minutes`: of the reader's clock, by which today begins. */
export const listTasksInputSchema = z.strictObject({
  whose: z.enum(['mine', 'all']).default('mine'),
  time: z.enum(TASK_TIMES).optional(),
  utc_offset_minutes: z.coerce.number().int().min(-840).max(840).default(0),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListTasksInput = z.infer<typeof listTasksInputSchema>

/** A task beside its lead. */
export const taskRowSchema = taskSchema.extend({
  time: z.enum(TASK_TIMES),
  enquiry: z.object({
    id: z.number().int(),
    reference: z.string(),
    name: z.string(),
    country_iso2: z.string().nullable(),
    country_name: z.string(),
    owner: person.nullable(),
  }),
})
export type TaskRow = z.infer<typeof taskRowSchema>

export const taskPageSchema = z.object({
  list: z.array(taskRowSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  /** Of all that are asked for, whatever `time` says. */
  counts: z.object({ overdue: z.number().int(), today: z.number().int(), later: z.number().int() }),
})
export type TaskPage = z.infer<typeof taskPageSchema>
