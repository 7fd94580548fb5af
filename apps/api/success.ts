import { createHash } from 'node:crypto'

const READ_CACHE = 'public, max-age=60, stale-while-revalidate=600'

/**
 * A successful answer. Reads by `GET` carry an ETag of their text and may be kept for a minute per language; a client that has it gets
 * 304. Everything else is not kept.
 */
export function successResponse(body: unknown, input: { request: Request; isCacheable: boolean; locale: string }): Response {
  const text = JSON.stringify(body)
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'content-language': input.locale, vary: 'lang, cookie' })
  if (!input.isCacheable) {
    headers.set('cache-control', 'no-store')
    return new Response(text, { headers })
  }
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  headers.set('cache-control', READ_CACHE)
  headers.set('etag', tag)
  return isKnown(input.request.headers.get('if-none-match'), tag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}

/** Weak comparison: compression on the way may have changed the bytes, never the meaning. */
function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  return ifNoneMatch?.split(',').some((value) => value.trim() === '*' || bare(value) === bare(tag)) ?? false
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
