import { createHash } from 'node:crypto'

/** Failures per bucket: `free` of them cost nothing, each further one doubles the wait from `baseSeconds` up to `capSeconds`. */
export type Limit = { bucket: string; free: number; baseSeconds: number; capSeconds: number; forgetSeconds: number }

/** Seconds to wait after `failures` in a bucket. */
export function waitSeconds(limit: Omit<Limit, 'bucket'>, failures: number): number {
  const beyond = failures - limit.free
  return beyond < 0 ? 0 : Math.min(limit.capSeconds, limit.baseSeconds * 2 ** Math.min(beyond, 30))
}

/** Part of a bucket's name: addresses that were tried are not kept in the clear. */
export function bucketDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
