import { expect, it } from 'vitest'
import { QUEUES } from './queues.ts'

/** Shortest wait of pg-boss before retry number `retry` (from 1), in seconds: half of its doubling plus jitter. */
function shortestWait(retry: number, options: { retryDelay?: number; retryDelayMax?: number }): number {
  return Math.min(options.retryDelayMax ?? Infinity, (options.retryDelay ?? 0) * 2 ** (Math.min(16, retry) - 1))
}

it.each(['enquiry-acknowledge', 'enquiry-notify'] as const)('%s is tried again within seconds, and for at least 75 hours', (name) => {
  const options = QUEUES[name]
  const waits = Array.from({ length: options.retryLimit ?? 0 }, (_, index) => shortestWait(index + 1, options))
  expect(waits[0]).toBe(5)
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(75 * 3600)
  expect(options.retentionSeconds).toBeGreaterThan(8 * 24 * 3600)
})
