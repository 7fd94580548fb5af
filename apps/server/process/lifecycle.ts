import { errorLine, errorText } from '#apps/server/observability/error-record.ts'

/** The part of `process` that a lifecycle listens to; tests pass an emitter. */
export type ProcessEvents = {
  on(event: string, listener: (...args: unknown[]) => void): unknown
  off(event: string, listener: (...args: unknown[]) => void): unknown
}

export type Lifecycle = {
  /** True from the first reason to stop: readiness fails from then on. */
  isStopping(): boolean
  /** Aborted at the same moment. */
  signal: AbortSignal
  /** Registers what a started part needs at the end; parts stop in the reverse order of their start, one after the other. */
  onStop(name: string, stop: () => Promise<void> | void): void
  /**
   * Stops everything once and settles with the exit code; later calls wait for the first. A failing part does not keep the others.
   * `reason`: null where it has been told already. `capMs`: less than stopping may take otherwise.
   */
  stop(reason: string | null, how?: { exitCode?: number; capMs?: number }): Promise<number>
}

/** Exit code after an error that nobody expected: whoever started the process may start it again (`EX_SOFTWARE` of sysexits). */
export const CRASHED = 70

/** What is left of the process after such an error may be broken: seconds for answers under way, no more. */
const CRASH_CAP_MS = 3_000

export type LifecycleEvents = {
  onStopping: (reason: string) => void
  onFailure: (part: string, reason: string) => void
}

/** `capMs`: the longest that stopping may take as a whole; the exit code is then 1. */
export function createLifecycle(input: LifecycleEvents & { capMs: number }): Lifecycle {
  const parts: { name: string; stop: () => Promise<void> | void }[] = []
  const controller = new AbortController()
  let stopping: Promise<number> | null = null

  async function stopParts(exitCode: number): Promise<number> {
    let code = exitCode
    // A part may call `stop` itself: by then the first call must be known.
    await Promise.resolve()
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      try {
        await part.stop()
      } catch (error) {
        input.onFailure(part.name, errorLine(error))
        code = 1
      }
    }
    return code
  }

  function begin(reason: string | null, exitCode: number, capMs: number): Promise<number> {
    controller.abort(new Error(reason ?? 'stopping'))
    if (reason !== null) input.onStopping(reason)
    return withCap(stopParts(exitCode), capMs, () => {
      input.onFailure('shutdown', `not finished after ${capMs / 1000} s`)
      return exitCode === 0 ? 1 : exitCode
    })
  }

  return {
    isStopping: () => controller.signal.aborted,
    signal: controller.signal,
    onStop: (name, stop) => parts.push({ name, stop }),
    stop: (reason, { exitCode = 0, capMs = input.capMs } = {}) => (stopping ??= begin(reason, exitCode, capMs)),
  }
}

/**
 * Stops on SIGTERM, SIGINT, SIGHUP and when the parent that holds our IPC channel is gone, with `stoppedCode`; on an error nobody
 * caught within seconds, with `CRASHED`, even where stopping was under way already. `exit` is called with the code in the end.
 */
export function stopOnEvents(lifecycle: Lifecycle, events: ProcessEvents, exit: (code: number) => void, stoppedCode = 0): void {
  const stop = (reason: string, exitCode: number, capMs?: number) => void lifecycle.stop(reason, { exitCode, capMs }).then(exit)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) events.on(signal, () => stop(signal, stoppedCode))
  events.on('disconnect', () => stop('the parent process has ended', stoppedCode))
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    events.on(event, (error) => {
      stop(`${event}: ${errorText(error)}`, CRASHED, CRASH_CAP_MS)
      // Also where a stop that may take longer is under way, and where nothing runs on that would end it.
      setTimeout(() => exit(CRASHED), CRASH_CAP_MS + 500)
    })
  }
}

async function withCap<Result>(work: Promise<Result>, capMs: number, late: () => Result): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => resolve(late()), capMs)
  const result = await Promise.race([work, promise])
  clearTimeout(timer)
  return result
}
