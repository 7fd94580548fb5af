import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { toE164 } from '#core/domain/enquiry/index.ts'
import { asciiDigits } from '#core/domain/text/index.ts'

/** A number by which a member is found again, however it is typed at the login; null where there is nothing to go by. */
export type NumberKeys = { e164: string | null; local: string | null }

const NO_KEYS: NumberKeys = { e164: null, local: null }
const SHORTEST_LOCAL = 5
const LONGEST_LOCAL = 20

/** Keys of a number as written. `iso2`: the member's country, where known. `local`: the digits without country code and leading zeros. */
export function numberKeys(text: string, iso2: string | null): NumberKeys {
  const e164 = toE164(text, iso2)
  if (e164 !== null) return { e164, local: parsePhoneNumberFromString(e164)?.nationalNumber ?? null }
  const local = asciiDigits(text).replace(/\D/g, '').replace(/^0+/, '')
  return local.length < SHORTEST_LOCAL || local.length > LONGEST_LOCAL ? NO_KEYS : { e164: null, local }
}
