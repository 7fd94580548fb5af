/** The one source of time. */
export type Clock = { now(): Date }
