import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

/** What a number seems to lack. `suggestion`: the same number as it is dialled from abroad; null where it cannot be guessed. */
export type PhoneSlip = { suggestion: string | null }

/**
 * A number without its country code, or one that can be none in the chosen country (ISO 3166-1 alpha-2; null: none chosen). Null where
 * nothing speaks against it. A hint and nothing more: the number is never refused (R10.2).
 */
export function findPhoneSlip(typed: string, iso2: string | null): PhoneSlip | null {
  const text = typed.trim().replace(/^\(?00/, '+')
  if (text === '') return null
  if (text.startsWith('+') || text.startsWith('＋')) return isPossible(text) ? null : { suggestion: null }
  const country = iso2 !== null && isSupportedCountry(iso2) ? iso2 : undefined
  const suggestion = (country === undefined ? null : abroad(text, country)) ?? abroad(`+${text}`)
  return suggestion === null && country !== undefined && isPossible(text, country) ? null : { suggestion }
}

function isPossible(text: string, country?: CountryCode): boolean {
  return parsePhoneNumberFromString(text, country)?.isPossible() ?? false
}

// A number that is guessed must be one: of a length alone there are too many.
function abroad(text: string, country?: CountryCode): string | null {
  const found = parsePhoneNumberFromString(text, country)
  return found?.isValid() ? found.formatInternational() : null
}
