import { createHash } from 'node:crypto'

/** `hex(SHA-256(base64(UTF-8(NFKC(password)))))` (R12.2): what a browser sends and what the server hashes again. */
export function transformPassword(password: string): string {
  const encoded = Buffer.from(password.normalize('NFKC'), 'utf8').toString('base64')
  return createHash('sha256').update(encoded).digest('hex')
}
