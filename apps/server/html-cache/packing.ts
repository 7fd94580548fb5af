import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#apps/server/request/encodings.ts'

const compressBrotli = promisify(brotliCompress)

/** Packs text with Brotli; `quality` 5 takes 2 ms for a page, 11 takes 120 ms and makes it an eighth smaller. */
export function packBrotli(text: Buffer, quality: 5 | 11): Promise<Buffer<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants
  return compressBrotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: text.length } })
}

export const unpackBrotli = promisify(brotliDecompress)

export const packGzip = promisify(gzip)

/** The text as a reader of that encoding takes it. */
export async function packFor(encoding: Encoding, text: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'plain') return text
  return encoding === 'br' ? packBrotli(text, 5) : packGzip(text)
}
