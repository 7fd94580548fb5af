import type { Cache } from './port.ts'

/** Keeps nothing: every read makes the value anew, so that tests see what they just wrote. */
export function createNoCache(): Cache {
  return { read: (entry) => entry.make(), drop: () => {} }
}
