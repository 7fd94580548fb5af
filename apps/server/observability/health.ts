import { Hono } from 'hono'

/**
 * `/healthz` says that the process runs and touches nothing; `/readyz` answers 200 only while the process takes requests and its
 * database answers, else 503 (a load balancer then sends visitors elsewhere).
 */
export function healthRoutes(input: { isStopping: () => boolean; probe: () => Promise<unknown> }): Hono {
  return new Hono()
    .get('/healthz', (c) => c.text('ok', 200, NEVER_KEPT))
    .get('/readyz', async (c) => {
      const reason = input.isStopping() ? 'stopping' : await failureOf(input.probe)
      return reason === null ? c.text('ready', 200, NEVER_KEPT) : c.text(reason, 503, NEVER_KEPT)
    })
}

const NEVER_KEPT = { 'cache-control': 'no-store' }
const PATIENCE_MS = 3_000

// What exactly failed is for the log, not for whoever asks.
async function failureOf(probe: () => Promise<unknown>): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(() => resolve('database too slow'), PATIENCE_MS)
  const answer = probe().then(
    () => null,
    () => 'database not available',
  )
  const reason = await Promise.race([answer, late])
  clearTimeout(timer)
  return reason
}
