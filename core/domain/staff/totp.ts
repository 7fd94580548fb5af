import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const PERIOD_SECONDS = 30

/** Name under which authenticators list the account. */
export const TOTP_ISSUER = 'Quayline Staff'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, the length of SHA-1's output (RFC 4226 section 4). */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

/** Counter of the 30-second step that `at` falls into (RFC 6238 section 4). */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / PERIOD_SECONDS)
}

/** The code of a step (RFC 6238, SHA-1). `digits`: 6 for people, 8 in the RFC's test vectors. */
export function totpCode(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code was given: the present one or a neighbour, because clocks differ (RFC 6238 section 5.2), and later than `lastStep`.
 * Null where none fits. All three are compared, so that time tells nothing.
 */
export function matchTotp(input: { secret: Buffer; code: string; at: Date; lastStep: number | null }): number | null {
  const now = totpStep(input.at)
  let found: number | null = null
  for (const step of [now - 1, now, now + 1]) {
    const isUsed = input.lastStep !== null && step <= input.lastStep
    if (isSameText(totpCode(input.secret, step), input.code) && !isUsed) found = step
  }
  return found
}

/** RFC 4648 section 6 without padding: what people type into an authenticator. */
export function toBase32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** Address that authenticators read out of a QR code. */
export function totpUri(input: { issuer: string; mail: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(input.issuer)}:${encodeURIComponent(input.mail)}`
  const query = new URLSearchParams({ secret: toBase32(input.secret), issuer: input.issuer, algorithm: 'SHA1', digits: '6', period: String(PERIOD_SECONDS) })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

function isSameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
