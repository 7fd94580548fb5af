import { Readable } from 'node:stream'
import type { ByteRange } from '#core/ports/files/port.ts'
import { readByteRange } from './byte-range.ts'

/** Whatever a browser takes a file for, it runs nothing of it. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** A stored file and how it is read. */
export type SendableFile = { byteSize: number; read(range?: ByteRange): Promise<Readable> }

type Answer = { file: SendableFile; etag: string; headers: Record<string, string> }

/**
 * Answers a stored file: whole, in the part that is asked for, or not at all to whoever has it already (RFC 9110). `headers` say what it is
 * and how long it may be kept.
 */
export async function sendFile(request: Request, { file, etag, headers: given }: Answer): Promise<Response> {
  const headers = { ...given, 'accept-ranges': 'bytes', etag }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  const isSameFile = (request.headers.get('if-range') ?? etag) === etag
  const range = isSameFile ? readByteRange(request.headers.get('range'), file.byteSize) : null
  if (range === 'unsatisfiable') return refuseRange(headers, file.byteSize)
  return send(request, { file, range, headers })
}

/** True where `If-None-Match` names the file. */
function isKnown(request: Request, etag: string): boolean {
  const known = new Set((request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return known.has(etag) || known.has('*')
}

type Send = { file: SendableFile; range: ByteRange | null; headers: Record<string, string> }

async function send(request: Request, { file, range, headers: own }: Send): Promise<Response> {
  const length = range === null ? file.byteSize : range.end - range.start + 1
  const headers: Record<string, string> = { ...own, 'content-length': String(length) }
  if (range !== null) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.byteSize}`
  const status = range === null ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = Readable.toWeb(await file.read(range ?? undefined)) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers })
}

function refuseRange(headers: Record<string, string>, byteSize: number): Response {
  const { 'content-type': _type, 'content-disposition': _name, etag: _etag, ...rest } = headers
  return new Response(null, { status: 416, headers: { ...rest, 'cache-control': 'no-store', 'content-range': `bytes */${byteSize}` } })
}
