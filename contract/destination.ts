/**
 * The destination that prices speak of, as it stands in an address (`?dest=`) and in the cookie of the same name: country, country of the port where
 * that is another one, port in small letters. `KE-mombasa`, `UG-KE-mombasa`.
 */
export const DESTINATION_NAME = 'dest'

/** Stands in the address of a page in the place of a destination that there is none of. */
export const UNKNOWN_DESTINATION = 'unknown'

const CODE = /^[A-Z]{2}(-[A-Z]{2})?-[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST_CODE = 80
const IN_COOKIE = new RegExp(`(?:^|;\\s*)${DESTINATION_NAME}=([A-Za-z0-9-]{1,${LONGEST_CODE}})(?:;|$)`)

/** True for a text that may be the code of a destination; whether there is one, the price sheets say. */
export function isDestinationCode(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text.length <= LONGEST_CODE && CODE.test(text)
}

/** The destination that a `Cookie` line names; null where it names none. */
export function destinationCookie(line: string | null | undefined): string | null {
  const value = IN_COOKIE.exec(line ?? '')?.[1]
  return isDestinationCode(value) ? value : null
}

const YEAR_S = 31_536_000

/** The cookie that remembers a destination for a year; null forgets it. */
export function destinationCookieLine(code: string | null, isSecure: boolean): string {
  return `${DESTINATION_NAME}=${code ?? ''}; Path=/; Max-Age=${code === null ? 0 : YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
