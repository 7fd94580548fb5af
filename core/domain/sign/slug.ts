import { createHash } from 'node:crypto'

/** Latin letters and digits of a text, joined by hyphens: `Tang DM-i 1.5T` is `tang-dm-i-1-5t`. A plus is spoken: `C10+` is `c10-plus`. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\+/g, '-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** True if the slug of a text would lose letters of another script. */
export function losesLetters(text: string): boolean {
  return /[^\P{L}\p{Script=Latin}]/u.test(text.normalize('NFKD'))
}

/** Short fingerprint that keeps keys apart where their Latin parts are alike. */
export function shortHash(parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part.normalize('NFKC').toLowerCase().trim())))
    .digest('hex')
    .slice(0, 8)
}
