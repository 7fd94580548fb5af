import { createHash } from 'node:crypto'
import { preferredEncoding } from '#apps/server/request/encodings.ts'
import { packBrotli, packGzip, unpackBrotli } from './packing.ts'
import type { Reader } from './reader.ts'

/** React Router's own stream of a page, which its client reads when the page comes alive, and the name that the page has for it. */
export type HydrationText = { name: string; text: string }

/** The same as it is kept, packed with Brotli. */
export type HydrationData = { name: string; packed: Buffer<ArrayBuffer> }

/** The data with their name: a hash of their bytes, so that the same name can never mean something else. */
export function namedHydration(text: string): HydrationText {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 16), text }
}

/** The data as they are kept. */
export async function packHydration({ name, text }: HydrationText): Promise<HydrationData> {
  return { name, packed: await packBrotli(Buffer.from(text), 5) }
}

/** The answer to one reader. A browser asks over an encrypted line, where all of them read Brotli; the others get it made. */
export async function answerHydration({ packed }: HydrationData, { method, acceptEncoding, requestId }: Reader): Promise<Response> {
  const encoding = preferredEncoding(acceptEncoding)
  const body = encoding === 'br' ? packed : await unpacked(packed, encoding)
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    ...(encoding === 'plain' ? {} : { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
    'x-request-id': requestId,
  }
  return new Response(method === 'HEAD' ? null : body, { headers })
}

async function unpacked(packed: Buffer, encoding: 'gzip' | 'plain'): Promise<Buffer<ArrayBuffer>> {
  const text = await unpackBrotli(packed)
  return encoding === 'gzip' ? packGzip(text) : text
}
