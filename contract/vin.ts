/** Letters and digits of a chassis number (ISO 3779): never I, O or Q. */
export const VIN_LENGTH = 17
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
/** What a letter counts: A–H 1–8, J–N 1–5, P 7, R 9, S–Z 2–9 (49 CFR 565, GB 16735). */
const LETTERS: Readonly<Record<string, number>> = Object.fromEntries(
  (['ABCDEFGH', 'JKLMN', 'P', 'R', 'STUVWXYZ'] as const).flatMap((run, at) => [...run].map((letter, step) => [letter, ([1, 1, 7, 9, 2][at] ?? 0) + step])),
)
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const

/** `ok`; `incomplete`: not 17 letters and digits of a VIN; `check_digit`: complete, but the ninth sign does not agree, as in some markets it need not. */
export type VinState = 'ok' | 'incomplete' | 'check_digit'

/** A VIN as it is stored: capitals, without blanks and hyphens. */
export function tidyVin(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-_.]+/gu, '')
}

/** What can be said of a tidied VIN without asking anybody. */
export function vinState(vin: string): VinState {
  if (!VIN.test(vin)) return 'incomplete'
  const sum = [...vin].reduce((total, sign, at) => total + (LETTERS[sign] ?? Number(sign)) * (WEIGHTS[at] ?? 0), 0)
  const digit = sum % 11
  return vin[8] === (digit === 10 ? 'X' : String(digit)) ? 'ok' : 'check_digit'
}
