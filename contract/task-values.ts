// Apart from the schemas, because browsers load these and must not load the validator.

/** When a task is due, as staff sort their day: before today began it is late; the rest comes after today. */
export const TASK_TIMES = ['overdue', 'today', 'later'] as const
export type TaskTime = (typeof TASK_TIMES)[number]

/** Signs of a task, and of when it is due in words; open tasks of one lead; years within which something is to be done. */
export const TASK_LIMITS = { title: 200, words: 100, open: 50, years: 5 } as const
