import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CODE_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** A code that cannot be guessed: 256 bits, as text for an address. */
export function createCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url')
}

/** What the database knows a code by. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(`handover:${code}`).digest()
}

/** Text that only the code opens: at rest, it is as good as nothing (R2.9). */
export function seal(code: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(code), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** The text back; throws where the code or a bit of it is another. */
export function unseal(code: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(code), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

function keyOf(code: string): Buffer {
  return Buffer.from(hkdfSync('sha256', code, '', 'handover', 32))
}
