import { Readable } from 'node:stream'
import type { Ctx } from '#core/domain/context.ts'
import { openMediaFile, type MediaFile } from '#core/domain/media/index.ts'
import type { ByteRange } from '#core/ports/files/port.ts'
import { readByteRange } from './byte-range.ts'
import type { HeaderRecord } from './security-headers.ts'

const PREFIX = '/media/'

/** Whatever a browser takes a file for, it runs nothing of it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** Answers `/media/<key>`: renditions and films, for ever the same under one address. Everything else there is 404, in place. */
export async function answerMedia(request: Request, { ctx, headers }: { ctx: Pick<Ctx, 'ports'>; headers: HeaderRecord }): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
  const key = keyOf(request.url)
  const file = key === null ? null : await openMediaFile({ ctx, input: { key } })
  if (key === null || file === null) return notFound(headers)
  const etag = `"${key.slice(key.lastIndexOf('/') + 1)}"`
  const own: Record<string, string> = {
    ...headers,
    'content-type': file.contentType,
    'content-security-policy': POLICY,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag,
  }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: own })
  const isSameFile = (request.headers.get('if-range') ?? etag) === etag
  const range = isSameFile ? readByteRange(request.headers.get('range'), file.byteSize) : null
  if (range === 'unsatisfiable') return refuseRange(own, file.byteSize)
  return send(request, { file, range, own })
}

// Percent-encoded slashes and dots are no part of any key; the store refuses every name that it has not made.
function keyOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname.slice(PREFIX.length))
  } catch {
    return null
  }
}

function isKnown(request: Request, etag: string): boolean {
  const known = new Set((request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return known.has(etag) || known.has('*')
}

async function send(request: Request, { file, range, own }: { file: MediaFile; range: ByteRange | null; own: Record<string, string> }): Promise<Response> {
  const length = range === null ? file.byteSize : range.end - range.start + 1
  const headers: Record<string, string> = { ...own, 'content-length': String(length) }
  if (range !== null) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.byteSize}`
  const status = range === null ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = Readable.toWeb(await file.read(range ?? undefined)) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers })
}

function refuseRange(own: Record<string, string>, byteSize: number): Response {
  const { 'content-type': _type, etag: _etag, ...rest } = own
  return new Response(null, { status: 416, headers: { ...rest, 'cache-control': 'no-store', 'content-range': `bytes */${byteSize}` } })
}

// A rendition may be on its way, so nobody remembers that it was not there.
function notFound(headers: HeaderRecord): Response {
  return new Response('404', { status: 404, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}
