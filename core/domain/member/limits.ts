import { deviceLimit } from '#core/domain/known-device/index.ts'
import { linePrefix } from '#core/domain/ip-prefix/index.ts'
import { bucketDigest, mailLimits, type Limit } from '#core/domain/login-attempt/index.ts'

const DAY = 86_400
// A mobile carrier puts a whole country behind one address: its members must not wait long for each other's mistakes.
const ADDRESS = { free: 200, baseSeconds: 1, capSeconds: 60, forgetSeconds: 3_600 }
// Strangers, whoever holds a session or a link, and one known device: together fewer than a hundred guesses at an account in any
// 24 hours (NIST SP 800-63B). A test plays it.
const ACCOUNT = { free: 10, baseSeconds: 5, capSeconds: 3_600, forgetSeconds: DAY }
const HOLDER = { free: 5, baseSeconds: 15, capSeconds: 7_200, forgetSeconds: DAY }

/** Guesses at the login by what was typed and by network, known account or not. `keys`: each of the identities that were typed. */
export function loginLimits(input: { keys: readonly string[]; ip: string | null }): readonly Limit[] {
  const typed = input.keys.map((key) => ({ bucket: `member-typed:${bucketDigest(key)}`, ...ACCOUNT, isShared: true }))
  return [...typed, ...networkLimit('member-ip', input.ip)]
}

/** Guesses at one account by people and browsers that nobody knows, whatever they typed. */
export function accountLimit(memberId: number): Limit {
  return { bucket: `member-account:${memberId}`, ...ACCOUNT, isShared: false }
}

/** In the place of an account that there is not: the same work. */
export function nobodyLimit(keys: readonly string[], place: number): Limit {
  return { bucket: `member-nobody:${bucketDigest(keys.join(' '))}.${place}`, ...ACCOUNT, isShared: true }
}

/** Guesses at one account by a browser that was logged in to it before. */
export function knownDeviceLimit(memberId: number, device: string): Limit {
  return deviceLimit('member-device', `${memberId}.${device}`)
}

/** Registrations of one address from one network, and of any from one network; whether or not they name an account. Each causes a mail. */
export function registerLimits(input: { mail: string; ip: string | null }): readonly Limit[] {
  return [...memberMailLimits({ ...input, kind: 'verify' }), ...networkLimit('member-register-ip', input.ip)]
}

/** Guesses at the password of who has a session or a mailed link of the account: apart from the login's, so that strangers cannot close these forms. */
export function holderLimits(memberId: number): readonly Limit[] {
  return [{ bucket: `member-holder:${memberId}`, ...HOLDER, isShared: false }]
}

/** Mails to one box that somebody may ask for, account or not. */
export function memberMailLimits(input: { kind: 'verify' | 'reset' | 'mail_change'; mail: string; ip: string | null }): readonly Limit[] {
  return mailLimits({ ...input, kind: `member-${input.kind}` })
}

function networkLimit(name: string, ip: string | null): readonly Limit[] {
  return ip === null ? [] : [{ bucket: `${name}:${linePrefix(ip)}`, ...ADDRESS, isShared: true }]
}
