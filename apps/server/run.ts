import type { Writable } from 'node:stream'
import { openDatabase } from './database/open-database.ts'
import type { Env } from './env.ts'
import { ensurePortFree, openHttpServer, type Handler } from './http-server.ts'
import { createLifecycle, stopOnEvents, type Lifecycle, type ProcessEvents } from './lifecycle.ts'
import { createProgress, type Progress } from './progress.ts'
import { readyLine } from './ready-line.ts'
import { isStartupError } from './startup-error.ts'

export type ComposeInput = {
  env: Env
  rootDir: string
  databaseUrl: string
  /** Parts register here how they stop; readiness asks `isStopping`. */
  lifecycle: Lifecycle
  progress: Progress
}

/** Builds the product on an open database; null where the role answers no requests. */
export type Compose = (input: ComposeInput) => Promise<Handler | null>

export type RunInput = {
  readEnv: () => Env
  rootDir: string
  compose: Compose
  events: ProcessEvents
  output: Writable
  errors: Writable
  exit: (code: number) => void
}

/** Longest wait for requests in flight, and for stopping as a whole. */
const DRAIN_MS = 20_000
const STOP_MS = 90_000

/**
 * The life of a process: environment, database, everything that `compose` starts, the open port, one line with the address; then
 * a stop in the reverse order on the first signal. What keeps it from starting is one line and exit code 1.
 */
export async function run(input: RunInput): Promise<Lifecycle> {
  const progress = createProgress(input.output)
  const lifecycle = createLifecycle({
    capMs: STOP_MS,
    onStopping: (reason) => progress.line('stop', reason),
    onFailure: (part, reason) => void input.errors.write(`Stopping ${part} failed: ${reason}\n`),
  })
  stopOnEvents(lifecycle, input.events, input.exit)
  try {
    await start(input, lifecycle, progress)
  } catch (error) {
    // Parts that fail because everything is being stopped are no failure, and the exit is under way.
    if (!lifecycle.isStopping()) await fail(input, lifecycle, error)
  }
  return lifecycle
}

async function start({ readEnv, rootDir, compose, exit, output }: RunInput, lifecycle: Lifecycle, progress: Progress): Promise<void> {
  const env = readEnv()
  const hasSite = env.role !== 'jobs'
  // Known before the long part of a first start, not after it.
  if (hasSite) await ensurePortFree(env)
  const opening = openDatabase({
    ...env,
    rootDir,
    onProgress: (message) => progress.line('database', message),
    onLost: () => void lifecycle.stop('the database server has ended', 1).then(exit),
  })
  lifecycle.onStop('the database', async () => (await opening.catch(() => null))?.stop())
  const { url } = await opening
  lifecycle.signal.throwIfAborted()
  const handler = await compose({ env, rootDir, databaseUrl: url, lifecycle, progress })
  lifecycle.signal.throwIfAborted()
  if (hasSite && handler !== null) {
    const server = await openHttpServer({ ...env, handler })
    lifecycle.onStop('the web server', () => server.close(DRAIN_MS))
  }
  output.write(`${readyLine({ ...env, hasSite })}\n`)
}

async function fail({ errors, exit }: RunInput, lifecycle: Lifecycle, error: unknown): Promise<void> {
  errors.write(`${isStartupError(error) || !(error instanceof Error) ? messageOf(error) : (error.stack ?? error.message)}\n`)
  exit(await lifecycle.stop(null, 1))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
