import { bucketDigest, type Limit, type Pace } from './limit.ts'
import { linePrefix } from '#core/domain/ip-prefix/index.ts'

const DAY = 86_400
const MAILBOX = { free: 5, baseSeconds: 900, capSeconds: DAY, forgetSeconds: DAY }

/** Three an hour. */
export const FEW_AN_HOUR: Pace = { free: 3, baseSeconds: 3_600, capSeconds: 3_600, forgetSeconds: 3_600 }

/**
 * Mails of a kind that one network may cause to one box, counted when they are asked for, whether or not the address is known. Never
 * by the box alone: a stranger would use it up, and its owner, who asks from elsewhere, would get nothing.
 */
export function mailLimits(input: { kind: string; mail: string; ip: string | null; pace?: Pace }): readonly Limit[] {
  const pair = `${input.mail.toLowerCase()} ${input.ip === null ? 'unknown' : linePrefix(input.ip)}`
  return [{ bucket: `mail-${input.kind}:${bucketDigest(pair)}`, ...(input.pace ?? MAILBOX), isShared: true }]
}
