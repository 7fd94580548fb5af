import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { toE164 } from '#core/domain/enquiry/index.ts'

/** A number by which a member is found again, however it is typed at the login; null where there is nothing to go by. */
export type NumberKeys = { e164: string | null; local: string | null }

const NO_KEYS: NumberKeys = { e164: null, local: null }
const SHORTEST_LOCAL = 5
const LONGEST_LOCAL = 20
/** Zero of the digits that people type beside ours: Arabic, Persian and Urdu, Devanagari, Thai. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50]

/** Keys of a number as written. `iso2`: the member's country, where known. `local`: the digits without country code and leading zeros. */
export function numberKeys(text: string, iso2: string | null): NumberKeys {
  const e164 = toE164(text, iso2)
  if (e164 !== null) return { e164, local: parsePhoneNumberFromString(e164)?.nationalNumber ?? null }
  const local = asciiDigits(text).replace(/^0+/, '')
  return local.length < SHORTEST_LOCAL || local.length > LONGEST_LOCAL ? NO_KEYS : { e164: null, local }
}

function asciiDigits(text: string): string {
  return [...text.normalize('NFKC')].map(toAscii).join('').replace(/\D/g, '')
}

function toAscii(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? character : String(code - zero)
}
