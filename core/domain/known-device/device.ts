import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DEVICE_DAYS } from '#contract/known-device.ts'
import { bucketDigest, type Limit } from '#core/domain/login-attempt/index.ts'

const LIFE_MS = DEVICE_DAYS * 86_400_000

/** Seconds that a browser keeps the proof. */
export const DEVICE_LIFE_SECONDS = LIFE_MS / 1000

/** With what strangers may guess at the same account, fewer than a hundred a day (NIST SP 800-63B). */
const PACE = { free: 10, baseSeconds: 15, capSeconds: 7_200, forgetSeconds: 86_400 }

/** The bucket of a known device, apart from everybody else's, so that strangers' failures never keep it out (OWASP: device cookies). */
export function deviceLimit(name: string, device: string): Limit {
  return { bucket: `${name}:${bucketDigest(device)}`, ...PACE, isShared: false }
}

type Holder = { id: number; passwordHash: string }

/**
 * Proof that somebody logged in on this browser before: `nonce.expiry.mac`. The key is the stored password hash, which nobody
 * outside has and which a new password replaces; so the proof needs no table and dies with the password.
 */
export function makeDeviceProof(holder: Holder, now: Date): string {
  const head = `${randomBytes(16).toString('base64url')}.${now.getTime() + LIFE_MS}`
  return `${head}.${macOf(holder, head)}`
}

/** The name of the device, or null where the proof is not this person's, altered or too old. */
export function readDeviceProof(proof: string | null, holder: Holder | null, now: Date): string | null {
  if (proof === null || holder === null || holder.passwordHash === '') return null
  const [nonce = '', expiry = '', mac = '', ...rest] = proof.split('.')
  if (rest.length > 0 || !/^\d{1,15}$/.test(expiry) || Number(expiry) <= now.getTime()) return null
  const expected = Buffer.from(macOf(holder, `${nonce}.${expiry}`))
  const given = Buffer.from(mac)
  return expected.length === given.length && timingSafeEqual(expected, given) ? nonce : null
}

function macOf(holder: Holder, head: string): string {
  return createHmac('sha256', holder.passwordHash).update(`device.${holder.id}.${head}`).digest('base64url')
}
