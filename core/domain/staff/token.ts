import { createHash, randomBytes } from 'node:crypto'

/** 256 bits from the system's generator, base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. Fast on purpose: 256 random bits cannot be guessed (R12.4). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
