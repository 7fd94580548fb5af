import { bucketDigest, type Limit } from '#core/domain/login-attempt/index.ts'
import { networkOf } from '#core/domain/staff/index.ts'

const DAY = 86_400
// A mobile carrier puts a whole country behind one address: its members must not wait long for each other's mistakes.
const ADDRESS = { free: 200, baseSeconds: 1, capSeconds: 60, forgetSeconds: 3_600 }
// A stranger who fails on purpose keeps a member waiting for a minute at most: there is no cookie that would tell the two apart.
const ACCOUNT = { free: 10, baseSeconds: 5, capSeconds: 60, forgetSeconds: DAY }
const REGISTER = { free: 5, baseSeconds: 60, capSeconds: 300, forgetSeconds: DAY }
const SESSION = { free: 5, baseSeconds: 15, capSeconds: 900, forgetSeconds: DAY }
const MAILBOX = { free: 5, baseSeconds: 900, capSeconds: DAY, forgetSeconds: DAY }

/** Guesses at the login, by what was typed and by network, known account or not. */
export function loginLimits(input: { identity: string; ip: string | null }): readonly Limit[] {
  return [{ bucket: `member-account:${bucketDigest(input.identity)}`, ...ACCOUNT }, ...networkLimit('member-ip', input.ip)]
}

/** Registrations of one address and from one network, whether or not they name an account. */
export function registerLimits(input: { mail: string; ip: string | null }): readonly Limit[] {
  return [{ bucket: `member-register:${bucketDigest(input.mail.toLowerCase())}`, ...REGISTER }, ...networkLimit('member-register-ip', input.ip)]
}

/** Guesses at the password of somebody who is logged in: apart from the login's, so that strangers cannot close these forms. */
export function sessionLimits(memberId: number): readonly Limit[] {
  return [{ bucket: `member-session:${memberId}`, ...SESSION }]
}

/** Guesses at the password beside a link. */
export function linkLimits(linkId: number): readonly Limit[] {
  return [{ bucket: `member-link:${linkId}`, ...SESSION }]
}

/** Mails to one box that anybody can ask for. */
export function mailboxLimits(input: { kind: string; mail: string }): readonly Limit[] {
  return [{ bucket: `member-mail-${input.kind}:${bucketDigest(input.mail.toLowerCase())}`, ...MAILBOX }]
}

function networkLimit(name: string, ip: string | null): readonly Limit[] {
  return ip === null ? [] : [{ bucket: `${name}:${networkOf(ip)}`, ...ADDRESS }]
}
