import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 180 * 86_400_000

/** Seconds that a browser keeps the proof. */
export const DEVICE_LIFE_SECONDS = LIFE_MS / 1000

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
