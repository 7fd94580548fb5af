import pg from 'pg'

const PROBE_MS = 2_000
const PAUSE_MS = 500

/** What whoever asks for a connection hears while the server is away; known as `unavailable` by its beginning. */
export const AWAY = 'Connection terminated: the server does not answer'

/**
 * Remembers that the server has stopped answering. The first who waited in vain reports it; from then on nobody waits any more, and a
 * connection apart asks every half second until it is answered. Without this each request of a line would wait out its own time.
 */
export type Away = {
  isAway(): boolean
  /** Somebody has waited in vain, maybe for this one connection alone: the first probe tells. */
  report(): void
  stop(): void
}

export function watchAway(url: string): Away {
  let isAway = false
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function probe(): Promise<void> {
    isAway = !(await isAnswered(url))
    if (isAway && !isStopped) timer = setTimeout(() => void probe(), PAUSE_MS).unref()
  }

  return {
    isAway: () => isAway,
    report: () => {
      if (isAway) return
      isAway = true
      void probe()
    },
    stop: () => {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}

async function isAnswered(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS, application_name: 'quayline-probe' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}

type Connect = (...parts: unknown[]) => unknown
type Taken = (error: Error | undefined, ...rest: unknown[]) => void

/** Lets nobody wait for a connection of `pool` while the server is away, and reports it where one was waited for in vain. */
export function refuseWhileAway(pool: pg.Pool, away: Away): void {
  const connect = pool.connect.bind(pool) as Connect
  const noted = <Failure>(error: Failure): Failure => {
    if (error instanceof Error && /timeout/i.test(error.message)) away.report()
    return error
  }
  // The pool's own queries ask with a callback, transactions for a promise; both are passed on as they are.
  pool.connect = ((taken?: Taken) => {
    if (taken !== undefined) {
      if (away.isAway()) return process.nextTick(taken, new Error(AWAY), undefined, () => {})
      return connect((error: Error | undefined, ...rest: unknown[]) => taken(noted(error), ...rest))
    }
    if (away.isAway()) return Promise.reject(new Error(AWAY))
    return (connect() as Promise<unknown>).catch((error: unknown) => Promise.reject(noted(error)))
  }) as typeof pool.connect
}
