import { preferredEncoding } from '#apps/server/request/encodings.ts'
import { packFor } from './packing.ts'
import type { Reader } from './reader.ts'

/** An answer that nobody keeps, packed for the one visitor that it is for. */
export async function ownAnswer(response: Response, { method, acceptEncoding, requestId }: Reader): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set('x-request-id', requestId)
  headers.set('cache-control', 'private, no-store')
  const text = Buffer.from(await response.arrayBuffer())
  if (method === 'HEAD' || text.length === 0) return new Response(null, { status: response.status, headers })
  const encoding = preferredEncoding(acceptEncoding)
  if (encoding !== 'plain') headers.set('content-encoding', encoding)
  return new Response(await packFor(encoding, text), { status: response.status, headers })
}
