import type { Clock } from './port.ts'

/** The machine's clock. */
export function createSystemClock(): Clock {
  return { now: () => new Date() }
}
