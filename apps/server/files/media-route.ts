import type { Ctx } from '#core/domain/context.ts'
import { openMediaFile } from '#core/domain/media/index.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'
import { FILE_POLICY, sendFile } from './send-file.ts'

const PREFIX = '/media/'

/** Answers `/media/<key>`: renditions and films, for ever the same under one address. Everything else there is 404, in place. */
export async function answerMedia(request: Request, { ctx, headers }: { ctx: Pick<Ctx, 'ports'>; headers: HeaderRecord }): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
  const key = keyOf(request.url)
  const file = key === null ? null : await openMediaFile({ ctx, input: { key } })
  if (key === null || file === null) return notFound(headers)
  return sendFile(request, {
    file,
    etag: `"${key.slice(key.lastIndexOf('/') + 1)}"`,
    headers: {
      ...headers,
      'content-type': file.contentType,
      'content-security-policy': FILE_POLICY,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

// Percent-encoded slashes and dots are no part of any key; the store refuses every name that it has not made.
function keyOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname.slice(PREFIX.length))
  } catch {
    return null
  }
}

// A rendition may be on its way, so nobody remembers that it was not there.
function notFound(headers: HeaderRecord): Response {
  return new Response('404', { status: 404, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}
