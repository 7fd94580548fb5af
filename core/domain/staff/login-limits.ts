import { createHash } from 'node:crypto'
import { networkOf } from './network.ts'

/** Failures per bucket: `free` of them cost nothing, each further one doubles the wait from `baseSeconds` up to `capSeconds`. */
export type Limit = { bucket: string; free: number; baseSeconds: number; capSeconds: number; forgetSeconds: number }

const DAY = 86_400
const ACCOUNT = { free: 5, baseSeconds: 15, capSeconds: 900, forgetSeconds: DAY }
const ADDRESS = { free: 30, baseSeconds: 5, capSeconds: 300, forgetSeconds: 3_600 }
const DEVICE = { free: 10, baseSeconds: 15, capSeconds: 900, forgetSeconds: DAY }

/**
 * Buckets that a guess counts in. A browser that proves an earlier login has a bucket of its own and leaves the others alone,
 * so that strangers' failures never keep it out (OWASP: device cookies). Otherwise account and address count apart, never as a pair.
 */
export function limitsOf(input: { factor: 'password' | 'totp'; account: string; ip: string; device: string | null }): readonly Limit[] {
  if (input.device !== null) return [{ bucket: `${input.factor}-device:${digest(input.device)}`, ...DEVICE }]
  return [
    { bucket: `${input.factor}-account:${digest(input.account)}`, ...ACCOUNT },
    { bucket: `${input.factor}-ip:${networkOf(input.ip)}`, ...ADDRESS },
  ]
}

/** Seconds to wait after `failures` in a bucket. */
export function waitSeconds(limit: Omit<Limit, 'bucket'>, failures: number): number {
  const beyond = failures - limit.free
  return beyond < 0 ? 0 : Math.min(limit.capSeconds, limit.baseSeconds * 2 ** Math.min(beyond, 30))
}

// Mail addresses that were tried are not kept in the clear.
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
