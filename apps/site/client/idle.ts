type Connection = { saveData?: boolean; effectiveType?: string }

/** Longest wait for a quiet moment (R5.5). */
export const IDLE_TIMEOUT_MS = 2_000

/** True where the visitor saves data or the line is very slow: nothing is loaded ahead then. */
export function isSavingData(connection: Connection | undefined = (navigator as { connection?: Connection }).connection): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Calls `run` when the browser is idle, at the latest after 2 s. Answers how to take it back. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, IDLE_TIMEOUT_MS)
  return () => clearTimeout(timer)
}
