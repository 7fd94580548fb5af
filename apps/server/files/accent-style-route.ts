import { findAccentStyle } from '#apps/site/head/accent-style.server.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'

/** Answers `/site-style/<colour>-<hash>.css`; null where the address names none. */
export function answerAccentStyle(request: Request, headers: HeaderRecord): Response | null {
  const found = findAccentStyle(new URL(request.url).pathname)
  if (found === null) return null
  return new Response(request.method === 'HEAD' ? null : found.text, {
    headers: {
      ...headers,
      'content-type': 'text/css; charset=utf-8',
      'content-length': String(Buffer.byteLength(found.text)),
      'cache-control': found.isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  })
}
