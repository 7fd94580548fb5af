import { enquiryIdInputSchema } from '#contract/staff-enquiry.ts'
import {
  addTaskInputSchema,
  changeTaskInputSchema,
  finishTaskInputSchema,
  leadTasksSchema,
  listTasksInputSchema,
  readTaskTimeInputSchema,
  taskPageSchema,
  taskTimeSchema,
} from '#contract/task.ts'
import { addTask, changeTask, findTasks, finishTask, listTasks, readTaskTime } from '#core/domain/task/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

/** What is to be done next on leads. Every write answers the tasks of its lead. */
export const TASK_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/tasks',
    access: 'enquiry.read',
    summary: 'Open tasks by when they are due, of one’s own enquiries or of all',
    input: listTasksInputSchema,
    data: taskPageSchema,
    run: ({ ctx, input }) => listTasks({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/task-times',
    access: 'enquiry.write',
    summary: 'When something is due, out of words such as “tomorrow 9:00 Lagos time”',
    input: readTaskTimeInputSchema,
    data: taskTimeSchema,
    run: ({ ctx, input }) => readTaskTime({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/enquiries/{id}/tasks',
    access: 'enquiry.read',
    summary: 'Tasks of an enquiry, open and done',
    input: enquiryIdInputSchema,
    data: leadTasksSchema,
    run: ({ ctx, input }) => findTasks({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/tasks',
    access: 'enquiry.write',
    summary: 'Say what is to be done next on an enquiry, and when',
    input: addTaskInputSchema,
    data: leadTasksSchema,
    run: ({ ctx, input }) => addTask({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/tasks/{id}',
    access: 'enquiry.write',
    summary: 'Say it anew, or for another time',
    input: changeTaskInputSchema,
    data: leadTasksSchema,
    run: ({ ctx, input }) => changeTask({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/tasks/{id}/done',
    access: 'enquiry.write',
    summary: 'Note that a task is done, or that it is not after all',
    input: finishTaskInputSchema,
    data: leadTasksSchema,
    run: ({ ctx, input }) => finishTask({ ctx, input }),
  }),
]
