/**
 * Runs `lead` in one tab of all that ask under a name; what it answers ends it. When that tab goes, another one leads. Browsers without locks
 * let every tab lead. Answers how to give up.
 */
export function leadAmongTabs(name: string, lead: () => () => void): () => void {
  if (!('locks' in navigator)) return lead()
  const stopping = new AbortController()
  const held = Promise.withResolvers<void>()
  const run = () => {
    if (stopping.signal.aborted) return
    const stop = lead()
    stopping.signal.addEventListener('abort', () => {
      stop()
      held.resolve()
    })
    return held.promise
  }
  navigator.locks.request(name, { signal: stopping.signal }, run).catch(() => {})
  return () => stopping.abort()
}

/** Runs `work` in the first of all tabs that want to do the same thing at the same time. */
export async function onceAmongTabs(name: string, work: () => void): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    work()
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  })
}

/** How much later another tab may hear the same. */
const LATE_MS = 5_000
