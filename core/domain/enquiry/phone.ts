import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js'
import { asciiDigits } from '#core/domain/text/index.ts'

/** Fewer digits than this are no number that somebody could be reached by from another country. */
const LEAST_DIGITS = 7

/**
 * E.164 (`+4915112345678`) of a number as people write it, in any digits, with the country it was given with (ISO 3166-1 alpha-2).
 * Null where it cannot be read: numbers are never refused, only kept as written.
 */
export function toE164(text: string, iso2: string | null): string | null {
  const found = parse(text, iso2)
  return found?.isPossible() ? found.number : null
}

/**
 * Whether somebody could be reached by a number as it was written: one of its country, or one whose country is not known and that is long enough. For
 * what staff type; what buyers send is never asked.
 */
export function isReachable(text: string, iso2: string | null): boolean {
  const found = parse(text, iso2)
  if (found !== null) return found.isValid() || (found.isPossible() && found.nationalNumber.replace(/^0+/, '').length >= LEAST_DIGITS)
  return digitsOf(text).replace(/^0+/, '').length >= LEAST_DIGITS
}

/** Digits of a number for `wa.me`: country code first, without plus and without leading zeros. Null where the country code is unknown. */
export function whatsappDigits(input: { e164: string | null; written: string | null }): string | null {
  const known = input.e164 ?? toE164(input.written ?? '', null)
  return known === null ? null : known.slice(1)
}

function parse(text: string, iso2: string | null): PhoneNumber | null {
  if (text === '') return null
  const country = iso2 !== null && isSupportedCountry(iso2) ? iso2 : undefined
  const opened = withPlus(text)
  const found = [text, opened].map((each) => parsePhoneNumberFromString(each, country))
  const read = found.find((each) => each?.isPossible()) ?? found.find((each) => each !== undefined)
  return read === undefined ? null : (renewed(read) ?? read)
}

/**
 * A number of a plan that has changed since people learnt theirs, as it is dialled today: Mexico has taken away the 1 (from within 044 and 045)
 * before mobile numbers, Brazil has put a 9 before them. Argentina's 9 and 15 the library knows.
 */
function renewed({ number }: PhoneNumber): PhoneNumber | null {
  const [, mexico] = /^\+52(?:1|044|045)(\d{10})$/.exec(number) ?? []
  const [, brazilArea, brazilLine] = /^\+55([1-9]\d)([689]\d{7})$/.exec(number) ?? []
  const today = mexico === undefined ? (brazilArea === undefined ? null : `+55${brazilArea}9${String(brazilLine)}`) : `+52${mexico}`
  return today === null ? null : (parsePhoneNumberFromString(today) ?? null)
}

// `00` opens international numbers in most of the world, but the library knows it only for countries that use it.
function withPlus(text: string): string {
  return text.replace(/^\s*\(?00/, '+')
}

function digitsOf(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, '')
}
