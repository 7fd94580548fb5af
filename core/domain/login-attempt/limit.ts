import { createHash } from 'node:crypto'

/** `free` failures cost nothing, each further one doubles the wait from `baseSeconds` up to `capSeconds`; a bucket forgets after `forgetSeconds` without one. */
export type Pace = { free: number; baseSeconds: number; capSeconds: number; forgetSeconds: number }

/** A bucket of failures. `isShared`: several people or accounts fail in it, so that nobody's success may empty it. */
export type Limit = Pace & { bucket: string; isShared: boolean }

/** Seconds to wait after `failures` in a bucket. */
export function waitSeconds(pace: Pace, failures: number): number {
  const beyond = failures - pace.free
  return beyond < 0 ? 0 : Math.min(pace.capSeconds, pace.baseSeconds * 2 ** Math.min(beyond, 30))
}

/** Part of a bucket's name: what was typed is not kept in the clear. */
export function bucketDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
