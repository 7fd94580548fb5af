/** Days that a browser is known after a login on it. */
export const DEVICE_DAYS = 180

/** Name of the cookie by which a browser of a member is known; over https with the prefix `__Secure-`. */
export const MEMBER_DEVICE_COOKIE = 'quayline_member_device'

/** Where it is sent: the calls of the club, and the form without script. No other page or read carries it. */
const PATHS = ['/api/user', '/club'] as const

/**
 * Lines `Set-Cookie` that keep a proof in the browser, for this host alone and out of the reach of scripts and other sites; null takes it
 * away. A cookie has one path, so there are two.
 */
export function memberDeviceLines(proof: string | null, isSecure: boolean): string[] {
  const age = proof === null ? 0 : DEVICE_DAYS * 86_400
  return PATHS.map((path) => `${nameOf(isSecure)}=${proof ?? ''}; Max-Age=${age}; Path=${path}; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Strict`)
}

/** The proof in a `Cookie` line, as received; null where there is none. */
export function readMemberDevice(line: string | null, isSecure: boolean): string | null {
  const start = `${nameOf(isSecure)}=`
  const found = line?.split(';').find((part) => part.trim().startsWith(start))
  return found?.trim().slice(start.length, start.length + 200) || null
}

function nameOf(isSecure: boolean): string {
  return `${isSecure ? '__Secure-' : ''}${MEMBER_DEVICE_COOKIE}`
}
