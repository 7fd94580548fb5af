import type { AppError } from '#contract/errors.ts'
import { ownOrigins, type Arrival } from './own-origins.ts'
import type { Submission } from './site-renderer.ts'

const FORM_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

/** Why a sent form is refused: not a form, or sent from another site. Null: it may come in. */
export function submissionRefusal(headers: Headers, arrival: Omit<Arrival, 'host'>): 'unsupported_media_type' | 'cross_site' | null {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!FORM_TYPES.has(type)) return 'unsupported_media_type'
  return isOwnSite(headers, arrival) ? null : 'cross_site'
}

/** The form for the route's action, without anything else of the request. */
export function submissionOf(request: Request, ip: string | null): Submission {
  return {
    body: request.body as ReadableStream | null,
    contentType: request.headers.get('content-type') ?? '',
    ip,
    userAgent: request.headers.get('user-agent'),
    refusal: null,
  }
}

/** In place of a form that is not taken in: nothing of it is read. */
export function refusedSubmission(refusal: AppError): Submission {
  return { body: null, contentType: 'application/x-www-form-urlencoded', ip: null, userAgent: null, refusal }
}

// Browsers say where a form comes from in either of two headers; without both it is no browser, and no visitor's rights are used.
// `none` is the visitor's own doing (the address bar, a reload): no page of another site can make it.
function isOwnSite(headers: Headers, arrival: Omit<Arrival, 'host'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || ownOrigins({ ...arrival, host: headers.get('host') }).has(origin)
}
