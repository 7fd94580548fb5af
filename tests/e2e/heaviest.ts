import { brotliCompressSync, constants } from 'node:zlib'
import type { Locale } from '#i18n/locales.ts'
import { readPage } from './read-page.ts'

/** A page with what it weighs packed, in bytes. */
export type Packed = { path: string; bytes: number }

/** Pages of a kind that a site map lists, by the size of their documents in one language, the heaviest first. `bytes`: packed quickly. */
export async function byWeight(
  origin: string,
  locale: Locale,
  kind: 'page' | 'brand' | 'car' | 'used_car' | 'fitting' | 'article' | 'activity',
): Promise<Packed[]> {
  const map = await readPage(origin, 'en', `/sitemap-${kind}-1.xml`)
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const pages: Packed[] = []
  for (const path of paths) {
    const html = await readPage(origin, locale, path)
    pages.push({ path, bytes: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length })
  }
  return pages.toSorted((one, other) => other.bytes - one.bytes)
}

/** Bytes of a document as the server sends it once it is asked for often. */
export async function packedSize(origin: string, locale: Locale, path: string): Promise<number> {
  return brotliCompressSync(await readPage(origin, locale, path)).length
}
