import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { drawDocument } from '#drawing/draw-document.ts'
import { parseDrawing, type Drawing } from '#drawing/address.ts'
import { drawStill } from './draw-still.ts'
import { preferredEncoding, type Encoding } from '#apps/server/request/encodings.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'

export type Drawings = {
  /** Answers a drawing's address; null where the path is none. */
  respond(pathname: string, request: Request): Response | null
}

type Kept = { etag: string; svg: Buffer<ArrayBuffer>; encoded: Partial<Record<Encoding, Buffer<ArrayBuffer>>> }

/** About 20 KB each with all encodings, so the whole shelf stays under 10 MB. */
const MOST_KEPT = 400
const BROTLI_QUALITY = 9

/** A drawing opened by itself runs nothing and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the drawings of vehicles, parts, scenes and the map: the address carries the whole measure, so an answer is kept for a year. */
export function createDrawings(draw: (drawing: Drawing) => string = drawDocument): Drawings {
  const shelf = new LRUCache<string, Kept>({ max: MOST_KEPT })

  function find(pathname: string): Kept | null {
    const kept = shelf.get(pathname)
    if (kept !== undefined) return kept
    const drawing = parseDrawing(pathname)
    const text = drawing === null ? drawStill(pathname) : draw(drawing)
    if (text === null) return null
    const svg = Buffer.from(text)
    const made = { etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`, svg, encoded: {} }
    shelf.set(pathname, made)
    return made
  }

  return {
    respond: (pathname, request) => {
      const kept = find(pathname)
      if (kept === null) return null
      const encoding = preferredEncoding(request.headers.get('accept-encoding'))
      if (request.headers.get('if-none-match')?.includes(kept.etag)) return new Response(null, { status: 304, headers: headersOf(kept) })
      const body = encodedBody(kept, encoding)
      const headers = { ...headersOf(kept), 'content-length': String(body.length), ...(encoding === 'plain' ? {} : { 'content-encoding': encoding }) }
      return new Response(request.method === 'HEAD' ? null : body, { headers })
    },
  }
}

// Each encoding is made when the first reader asks for it.
function encodedBody(kept: Kept, encoding: Encoding): Buffer<ArrayBuffer> {
  const known = kept.encoded[encoding]
  if (known !== undefined) return known
  const made = encode(kept.svg, encoding)
  kept.encoded[encoding] = made
  return made
}

function encode(svg: Buffer<ArrayBuffer>, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'br') return Buffer.from(brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }))
  return encoding === 'gzip' ? Buffer.from(gzipSync(svg)) : svg
}

function headersOf({ etag }: Kept): HeaderRecord {
  return {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    etag,
  }
}
