import { COUNTRY_CODES } from './country-data.ts'

const CODES: ReadonlySet<string> = new Set(COUNTRY_CODES)

/** True for a code of ISO 3166-1 alpha-2 in capitals (and `XK`), whether or not the country is on the site. */
export function isCountryCode(code: string): boolean {
  return CODES.has(code)
}
