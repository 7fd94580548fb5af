import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'

/**
 * E.164 (`+4915112345678`) of a number as people write it, in any digits, with the country it was given with (ISO 3166-1 alpha-2).
 * Null where it cannot be read: numbers are never refused, only kept as written.
 */
export function toE164(text: string, iso2: string | null): string | null {
  if (text === '') return null
  const country = iso2 !== null && isSupportedCountry(iso2) ? iso2 : undefined
  return parse(text, country) ?? parse(withPlus(text), country)
}

/** Digits of a number for `wa.me`: country code first, without plus and without leading zeros. Null where the country code is unknown. */
export function whatsappDigits(input: { e164: string | null; written: string | null }): string | null {
  const known = input.e164 ?? toE164(input.written ?? '', null)
  return known === null ? null : known.slice(1)
}

function parse(text: string, country: CountryCode | undefined): string | null {
  const found = parsePhoneNumberFromString(text, country)
  return found?.isPossible() ? found.number : null
}

// `00` opens international numbers in most of the world, but the library knows it only for countries that use it.
function withPlus(text: string): string {
  return text.replace(/^\s*\(?00/, '+')
}
