import { createHash } from 'node:crypto'

/** SHA-256, hex, of the words that a translation is made from. */
export function sourceHash(words: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}
