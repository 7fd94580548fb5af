import { bucketDigest, type Limit } from '#core/domain/login-attempt/index.ts'
import { networkOf } from './network.ts'

const DAY = 86_400
const ACCOUNT = { free: 5, baseSeconds: 15, capSeconds: 900, forgetSeconds: DAY }
const ADDRESS = { free: 30, baseSeconds: 5, capSeconds: 300, forgetSeconds: 3_600 }
const DEVICE = { free: 10, baseSeconds: 15, capSeconds: 900, forgetSeconds: DAY }

/**
 * Buckets that a guess counts in. A browser that proves an earlier login has a bucket of its own and leaves the others alone,
 * so that strangers' failures never keep it out (OWASP: device cookies). Otherwise account and address count apart, never as a pair.
 */
export function limitsOf(input: { factor: 'password' | 'totp'; account: string; ip: string; device: string | null }): readonly Limit[] {
  if (input.device !== null) return [{ bucket: `${input.factor}-device:${bucketDigest(input.device)}`, ...DEVICE }]
  return [
    { bucket: `${input.factor}-account:${bucketDigest(input.account)}`, ...ACCOUNT },
    { bucket: `${input.factor}-ip:${networkOf(input.ip)}`, ...ADDRESS },
  ]
}
