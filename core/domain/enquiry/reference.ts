import { randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const REFERENCE = new RegExp(`^[${ALPHABET}]{6}$`)

/** A new reference to read over the telephone: `Q7K3-M2`, six of 32 characters without O, 0, I and 1. The unique index decides. */
export function createReference(): string {
  const characters = Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}

/** A reference as people type it (`q7k3 m2`, `Q7K3M2`) in its stored form; null if it is none. */
export function readReference(text: string): string | null {
  const characters = text.toUpperCase().replace(/[\s-]+/g, '')
  if (!REFERENCE.test(characters)) return null
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
