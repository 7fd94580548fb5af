import { createHash } from 'node:crypto'
import { languageHeaders, type AnswerLanguage, type Keeping } from '#i18n/answer-language.ts'

const READ_CACHE: Keeping = { browser: 60, stale: 600 }

/**
 * A successful answer. Reads by `GET` carry an ETag of their text and may be kept for a minute, by others than their reader only where
 * the address names the language (decision 0022); a client that has it gets 304. Everything else is not kept.
 */
export function successResponse(body: unknown, input: { request: Request; isCacheable: boolean; language: AnswerLanguage }): Response {
  const text = JSON.stringify(body)
  const told = languageHeaders(input.language, { keeping: READ_CACHE, varies: ['lang'] })
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', ...told })
  if (!input.isCacheable) {
    headers.set('cache-control', 'no-store')
    return new Response(text, { headers })
  }
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
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
