import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { DEVICE_LIFE_SECONDS } from '#core/domain/known-device/index.ts'
import type { LoggedIn, StartedSession } from '#core/domain/staff/index.ts'

const SESSION = 'quayline_staff'
const DEVICE = 'quayline_device'

/**
 * Over https both have the `__Host-` prefix, which no sibling sub-domain can set and which asks for the path `/`;
 * over plain http (a developer's machine) they stay below `/admin`.
 */
export type CookieJar = {
  session(c: Context): string | null
  deviceProof(c: Context): string | null
  keepSession(c: Context, session: StartedSession): void
  keepLogin(c: Context, login: LoggedIn): void
  dropSession(c: Context): void
}

export function createCookieJar(isSecure: boolean): CookieJar {
  const prefix = isSecure ? '__Host-' : ''
  const options = { httpOnly: true, sameSite: 'Strict', secure: isSecure, path: isSecure ? '/' : '/admin' } as const
  // Without an age the session's cookie goes when the browser is closed; the server's own limits hold in any case.
  const keepSession = (c: Context, session: StartedSession) => setCookie(c, prefix + SESSION, session.token, options)
  return {
    session: (c) => getCookie(c, prefix + SESSION) ?? null,
    deviceProof: (c) => getCookie(c, prefix + DEVICE) ?? null,
    keepSession,
    keepLogin: (c, login) => {
      keepSession(c, login)
      setCookie(c, prefix + DEVICE, login.deviceProof, { ...options, maxAge: DEVICE_LIFE_SECONDS })
    },
    dropSession: (c) => {
      deleteCookie(c, prefix + SESSION, options)
    },
  }
}
