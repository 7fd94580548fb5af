import { deviceLimit } from '#core/domain/known-device/index.ts'
import { linePrefix } from '#core/domain/ip-prefix/index.ts'
import { bucketDigest, type Limit } from '#core/domain/login-attempt/index.ts'

// Guesses by strangers, by one known device and by one session are fewer than a hundred a day together (NIST SP 800-63B).
const ACCOUNT = { free: 5, baseSeconds: 15, capSeconds: 3_600, forgetSeconds: 86_400 }
const ADDRESS = { free: 30, baseSeconds: 5, capSeconds: 300, forgetSeconds: 3_600 }

/**
 * Buckets that a guess counts in. A browser that proves an earlier login has a bucket of its own and leaves the others alone.
 * Otherwise account and address count apart, never as a pair.
 */
export function limitsOf(input: { factor: 'password' | 'totp'; account: string; ip: string; device: string | null }): readonly Limit[] {
  if (input.device !== null) return [deviceLimit(`${input.factor}-device`, input.device)]
  return [
    { bucket: `${input.factor}-account:${bucketDigest(input.account)}`, ...ACCOUNT, isShared: false },
    { bucket: `${input.factor}-ip:${linePrefix(input.ip)}`, ...ADDRESS, isShared: true },
  ]
}
