import { randomInt } from 'node:crypto'
import { signedCodes } from '#core/domain/signed-code/index.ts'

/** The codes of the buyers' links (decision 0057). */
export const quotationCodes = signedCodes('quotation')

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PARTS = 3
const PART_LENGTH = 4
const VERIFY_CODE = new RegExp(`^[${ALPHABET}]{${PARTS * PART_LENGTH}}$`)

/** A code to type from paper: `Q7K3-M2AB-9XYZ`, twelve of 32 characters without O, 0, I and 1: 60 bits, which nobody guesses. */
export function createVerifyCode(): string {
  return hyphened(Array.from({ length: PARTS * PART_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''))
}

/** A code as people type it, in its stored form; null if it is none. */
export function readVerifyCode(text: string): string | null {
  const characters = text.toUpperCase().replace(/[\s-]+/g, '')
  return VERIFY_CODE.test(characters) ? hyphened(characters) : null
}

function hyphened(characters: string): string {
  return (characters.match(/.{4}/g) ?? []).join('-')
}
