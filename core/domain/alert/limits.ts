import { linePrefix } from '#core/domain/ip-prefix/index.ts'
import { mailLimits, type Limit } from '#core/domain/login-attempt/index.ts'

// Above what one person asks for, a whole carrier's network included.
const NETWORK = { free: 60, baseSeconds: 60, capSeconds: 3_600, forgetSeconds: 3_600 }
const MAILBOX = { free: 10, baseSeconds: 900, capSeconds: 86_400, forgetSeconds: 86_400 }

/** Alerts asked for from one network, and those for one mailbox from it; whether or not the address is known. Each causes a mail. */
export function alertLimits(input: { mail: string; ip: string | null }): readonly Limit[] {
  const network: Limit[] = input.ip === null ? [] : [{ bucket: `alert-ip:${linePrefix(input.ip)}`, ...NETWORK, isShared: true }]
  return [...mailLimits({ ...input, kind: 'alert', pace: MAILBOX }), ...network]
}
