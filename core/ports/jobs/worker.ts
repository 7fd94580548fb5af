import { PgBoss, type JobWithMetadata } from 'pg-boss'
import type { JobHandler, JobHandlers, JobName, JobPayloads } from './port.ts'
import { POLLING, SCHEDULES } from './queues.ts'

export type WorkerLog = {
  info(details: Record<string, unknown>, message: string): void
  warn(details: Record<string, unknown>, message: string): void
  error(details: Record<string, unknown>, message: string): void
}

type WorkerInput = {
  databaseUrl: string
  handlers: JobHandlers
  log: WorkerLog
  /** Time that running jobs get when the process stops, in milliseconds. */
  stopTimeoutMs?: number
}

/**
 * Works on the jobs of this database until stopped, with three connections of its own. Several processes share the work.
 * A job runs at least once; a process that dies leaves its jobs to the others.
 */
export async function startWorker(input: WorkerInput): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString: input.databaseUrl,
    application_name: 'quayline-jobs',
    max: 3,
    migrate: false,
  })
  boss.on('error', (error) => input.log.error({ err: error }, 'job queue failed'))
  // Its text may repeat a statement or another error's message; its kind is described in the documentation of pg-boss.
  boss.on('warning', ({ data }) => input.log.warn({ warning: kindOf(data) }, 'job queue warns'))
  await boss.start()
  for (const name of Object.keys(input.handlers) as JobName[]) await workOn(boss, name, input)
  for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron, {}, { missed: 'once' })
  return { stop: () => boss.stop({ graceful: true, timeout: input.stopTimeoutMs ?? 20_000 }) }
}

async function workOn(boss: PgBoss, name: JobName, { handlers, log }: WorkerInput): Promise<void> {
  // The queue of a name holds only what `send` put there under this name.
  const handle = handlers[name] as JobHandler<JobName>
  await boss.work(name, { ...POLLING[name], includeMetadata: true, perJobResults: true }, async (jobs: JobWithMetadata<JobPayloads[JobName]>[]) => {
    const results = jobs.map(async (job) => {
      const attempt = { number: job.retryCount + 1, isLast: job.retryCount >= job.retryLimit }
      const outcome = await settle(() => handle(job.data, attempt))
      const { status, error, err } = outcome
      log[error === null ? 'info' : 'warn'](
        { job: name, id: job.id, attempt: attempt.number, outcome: status, error, ...(err === undefined ? {} : { err }) },
        'job',
      )
      return { id: job.id, status, output: error === null ? undefined : { error } }
    })
    return Promise.all(results)
  })
}

/** `error` may be kept; `err`, what was thrown, is for the log alone, which writes nothing of its message. */
type Outcome = { status: 'completed' | 'failed' | 'deadletter'; error: string | null; err?: unknown }

async function settle(work: () => Promise<'done' | 'given_up'>): Promise<Outcome> {
  try {
    return (await work()) === 'done' ? { status: 'completed', error: null } : { status: 'deadletter', error: 'given up' }
  } catch (error) {
    return { status: 'failed', error: describe(error), err: error }
  }
}

// The message of an error may name a person; its kind and code say what went wrong.
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = codeOf(error)
  return code === null ? error.name : `${error.name} ${code}`
}

// Drizzle wraps what PostgreSQL said.
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : codeOf(error.cause)
}

function kindOf(data: object): string {
  const { type } = data as { type?: unknown }
  return typeof type === 'string' ? type : 'unknown'
}
