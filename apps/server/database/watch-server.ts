import { reasonOf } from '#apps/server/process/startup-error.ts'

const INTERVAL_MS = 500
const LONGEST_PAUSE_MS = 10_000
/** A server that has run this long is taken for well again, and its next end for a new story. */
const WELL_MS = 60_000

type Watched = {
  isRunning: () => boolean
  restart: () => Promise<void>
  onProgress: (message: string) => void
  /** Shorter times for tests. */
  intervalMs?: number
}

/**
 * Starts the server again whenever it has ended by itself (out of memory, disk full, killed by hand): as often as it takes, with a pause
 * that doubles up to ten seconds, since what ended it may last. `stop` waits for a restart under way.
 */
export function watchServer(input: Watched): { stop(): Promise<void> } {
  const intervalMs = input.intervalMs ?? INTERVAL_MS
  let timer: NodeJS.Timeout | null = null
  let look: Promise<void> = Promise.resolve()
  let tries = 0
  let startedAt = 0
  let lastReason = ''

  function wait(milliseconds: number): void {
    timer = setTimeout(() => {
      look = lookAfter().then(wait)
    }, milliseconds)
    timer.unref()
  }

  /** Answers when to look again. */
  async function lookAfter(): Promise<number> {
    if (input.isRunning()) return intervalMs
    if (performance.now() - startedAt > WELL_MS) tries = 0
    tries += 1
    startedAt = performance.now()
    try {
      await input.restart()
      lastReason = ''
    } catch (error) {
      tell(reasonOf(error))
    }
    return Math.min(intervalMs * 2 ** (tries - 1), LONGEST_PAUSE_MS)
  }

  // A disk that stays full for a day is one line, not ten thousand.
  function tell(reason: string): void {
    if (reason !== lastReason) input.onProgress(`PostgreSQL cannot be started, which is tried until it can: ${reason}`)
    lastReason = reason
  }

  wait(intervalMs)
  return {
    stop: async () => {
      const looking = look
      if (timer !== null) clearTimeout(timer)
      await looking
      if (timer !== null) clearTimeout(timer)
    },
  }
}
