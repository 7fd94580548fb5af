import type { Clock } from './port.ts'

/** A clock that stands still until it is moved. */
export function createFakeClock(start: Date): Clock & { advance(milliseconds: number): void } {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}
