/** Runs SQL text with `$1` placeholders inside the caller's transaction. */
export type SqlExecutor = { executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> }

/** Jobs of the outbox and what each is told. Personal data stays in the database; jobs carry ids. */
export type JobPayloads = {
  'enquiry-acknowledge': { enquiryId: number }
  'enquiry-notify': { enquiryId: number }
}
export type JobName = keyof JobPayloads

/** The outbox: a job becomes visible exactly when the caller's transaction commits. Handlers are idempotent, at least once. */
export type JobQueue = {
  send<N extends JobName>(executor: SqlExecutor, name: N, payload: JobPayloads[N]): Promise<void>
}
