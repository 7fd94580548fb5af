import type { Context } from 'hono'

/**
 * True if the request was made by a page of this very origin. `Sec-Fetch-Site` decides where the browser sends it; `Origin` must be one of
 * `origins` in any case. A request with neither is refused: no browser sends a write so (OWASP: CSRF prevention).
 */
export function isSameOrigin(c: Context, origins: ReadonlySet<string>): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site === undefined && origin === undefined) return false
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || origins.has(origin)
}
