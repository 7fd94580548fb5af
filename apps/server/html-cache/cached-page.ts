import { createHash } from 'node:crypto'
import { preferredEncoding, type Encoding } from '#apps/server/request/encodings.ts'
import { packHydration, type HydrationData, type HydrationText } from './hydration-data.ts'
import { packBrotli, packGzip } from './packing.ts'
import type { Reader } from './reader.ts'

type Variant = { body: Buffer<ArrayBuffer>; headers: Readonly<Record<string, string>> }

/** A finished answer, kept with everything that goes over the wire. */
export type CachedPage = {
  status: number
  tags: ReadonlySet<string>
  etag: string
  variants: Readonly<Record<Encoding, Variant>>
  notModified: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  renderedAt: number
  /** Bytes of all variants. */
  size: number
  /** The smallest that Brotli can make it. */
  isRecompressed: boolean
  /** What the browser fetches when the page comes alive; null where the page carries it or needs none. */
  hydration: HydrationData | null
}

export type FinishedPage = {
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
  tags: ReadonlySet<string>
  renderedAt: number
  hydration: HydrationText | null
}

const HEADERS_SIZE = 2_000

/** Compresses and labels a page once, for all its later readers. */
export async function createCachedPage(page: FinishedPage): Promise<CachedPage> {
  const [br, zipped, hydration] = await Promise.all([packBrotli(page.body, 5), packGzip(page.body), page.hydration && packHydration(page.hydration)])
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 20)}"`
  const common = { ...Object.fromEntries(page.headers), etag }
  return {
    status: page.status,
    tags: page.tags,
    etag,
    variants: {
      br: variantOf(br, { ...common, 'content-encoding': 'br' }),
      gzip: variantOf(zipped, { ...common, 'content-encoding': 'gzip' }),
      plain: variantOf(page.body, common),
    },
    notModified: common,
    renderedAt: page.renderedAt,
    size: page.body.length + br.length + zipped.length + HEADERS_SIZE + (hydration?.packed.length ?? 0),
    isRecompressed: false,
    hydration,
  }
}

/** The kept page with a new date, where the new one is the same to the byte; else null. */
export function renewedPage(kept: CachedPage, page: FinishedPage): CachedPage | null {
  const isSame = kept.status === page.status && kept.variants.plain.body.equals(page.body) && hasHeaders(kept, page.headers)
  return isSame ? { ...kept, tags: page.tags, renderedAt: page.renderedAt } : null
}

function hasHeaders({ notModified, etag }: CachedPage, headers: Headers): boolean {
  return JSON.stringify(notModified) === JSON.stringify({ ...Object.fromEntries(headers), etag })
}

/** The same page, packed as tightly as Brotli can. */
export async function densePage(page: CachedPage): Promise<CachedPage> {
  const { br, plain } = page.variants
  const body = await packBrotli(plain.body, 11)
  if (body.length >= br.body.length) return { ...page, isRecompressed: true }
  return { ...page, variants: { ...page.variants, br: variantOf(body, br.headers) }, size: page.size - br.body.length + body.length, isRecompressed: true }
}

/** What goes over the wire to one reader. */
export type WireAnswer = { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> | null }

/** The answer to one reader: in the encoding they understand, without a body where they have it already or ask for none. */
export function wireAnswer(page: CachedPage, reader: Reader): WireAnswer {
  if (page.status === 200 && reader.ifNoneMatch && matches(reader.ifNoneMatch, page.etag)) {
    return { status: 304, headers: { ...page.notModified, 'x-request-id': reader.requestId }, body: null }
  }
  const { body, headers } = page.variants[preferredEncoding(reader.acceptEncoding)]
  return { status: page.status, headers: { ...headers, 'x-request-id': reader.requestId }, body: reader.method === 'HEAD' ? null : body }
}

/** The same as a `Response`. */
export function answerWith(page: CachedPage, reader: Reader): Response {
  const { status, headers, body } = wireAnswer(page, reader)
  return new Response(body, { status, headers })
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((candidate) => candidate.trim() === etag || `W/${candidate.trim()}` === etag)
}

function variantOf(body: Buffer<ArrayBuffer>, headers: Record<string, string>): Variant {
  return { body, headers: { ...headers, 'content-length': String(body.length) } }
}
