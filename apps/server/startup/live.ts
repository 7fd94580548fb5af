import type { Writable } from 'node:stream'
import { openDatabase } from '#apps/server/database/open-database.ts'
import type { Env } from '#apps/server/settings/env.ts'
import { errorText } from '#apps/server/observability/error-record.ts'
import { createLifecycle, stopOnEvents, type Lifecycle, type ProcessEvents } from '#apps/server/process/lifecycle.ts'
import { createProgress, type Progress } from '#apps/server/process/progress.ts'
import { isStartupError } from '#apps/server/process/startup-error.ts'

/** What a process of the product runs on; tests pass their own. */
export type Surroundings = {
  readEnv: () => Env
  rootDir: string
  events: ProcessEvents
  output: Writable
  errors: Writable
  exit: (code: number) => void
}

export type Life = { env: Env; rootDir: string; lifecycle: Lifecycle; progress: Progress }

/** Longest that stopping may take as a whole. */
const STOP_MS = 90_000

/**
 * Lives until stopped: runs `work`, which answers with an exit code when all is done, or null when it has started something that
 * goes on. Stops in the reverse order then, or on the first signal, with `stoppedCode`. What keeps it from starting is one line
 * and exit code 1.
 */
export async function live(surroundings: Surroundings, work: (life: Life) => Promise<number | null>, stoppedCode = 0): Promise<Lifecycle> {
  const { readEnv, rootDir, events, output, errors, exit } = surroundings
  const progress = createProgress(output)
  const lifecycle = createLifecycle({
    capMs: STOP_MS,
    onStopping: (reason) => progress.line('stop', reason),
    onFailure: (part, reason) => void errors.write(`Stopping ${part} failed: ${reason}\n`),
  })
  stopOnEvents(lifecycle, events, exit, stoppedCode)
  try {
    const code = await work({ env: readEnv(), rootDir, lifecycle, progress })
    if (code !== null) exit(await lifecycle.stop(null, { exitCode: code }))
  } catch (error) {
    // Parts that fail because everything is being stopped are no failure, and the exit is under way.
    if (lifecycle.isStopping()) return lifecycle
    errors.write(`${describe(error)}\n`)
    exit(await lifecycle.stop(null, { exitCode: 1 }))
  }
  return lifecycle
}

/** Opens the database for the life of this process and returns its address. */
export async function openOwnDatabase({ env, rootDir, lifecycle, progress }: Life): Promise<string> {
  const opening = openDatabase({ ...env, rootDir, onProgress: (message) => progress.line('database', message) })
  lifecycle.onStop('the database', async () => (await opening.catch(() => null))?.stop())
  const { url } = await opening
  lifecycle.signal.throwIfAborted()
  return url
}

/**
 * One line for what the surroundings did wrong (a system call, the database's refusal), which names files, ports and tables alone; of
 * what we did, everything but messages: a migration or an import fails with the values that it was about.
 */
function describe(error: unknown): string {
  if (isStartupError(error)) return error.message
  const refusal = error instanceof Error ? refusalOf(error) : null
  return refusal ?? errorText(error)
}

const NOT_PERMITTED = '42501'

function refusalOf(error: Error): string | null {
  const cause = error.cause instanceof Error ? error.cause : error
  const { code, syscall } = cause as { code?: unknown; syscall?: unknown }
  if (typeof syscall === 'string') return cause.message
  return code === NOT_PERMITTED ? `The database does not permit its user what is needed: ${cause.message}.` : null
}
