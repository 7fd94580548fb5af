import { expect, type Browser } from '@playwright/test'
import { request as requestOverHttp } from 'node:http'
import type { Locale } from '#i18n/locales.ts'
import { packedSize } from './heaviest.ts'
import { query } from './leads.ts'
import type { Product } from './setup/product.ts'
import { weigh, type Weight } from './weight.ts'
import { originOf } from './words.ts'

/**
 * What a server may send before it hears from the browser: ten packets of 1,460 bytes, less the headers of a page. A page beyond it
 * waits for one more answer of a slow line, and with it everything that it names.
 */
const FIRST_WINDOW = 14_600 - 900
/** Bytes on the line. Arabic script brings its own face: `moreFonts`. */
const LIMITS = { css: 16_000, scriptGzip: 3_000, scriptBeforePaint: 3_000, scriptInUse: 180_000, all: 62_000, moreFonts: 15_000, pictures: 330_000 }

/** A phone, as `weigh` opens pages. */
export const PHONE_OPTIONS = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Documents of one language that are beyond the first window. */
export async function windowFaults({ server, locale, paths }: { server: Product; locale: Locale; paths: readonly string[] }): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    const bytes = await packedSize(server.origin, locale, path)
    if (bytes > FIRST_WINDOW) faults.push(`${locale} ${path}: ${bytes} of ${FIRST_WINDOW} bytes`)
  }
  return faults
}

/** Opens pages by kind as new visitors of one language, tells what they weigh, and answers what is over a limit. */
export async function weightFaults(input: { browser: Browser; server: Product; locale: Locale; pages: Readonly<Record<string, string>> }): Promise<string[]> {
  const { browser, server, locale, pages } = input
  const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
  const rows: Record<string, Weight & { all: number }> = {}
  for (const [kind, path] of Object.entries(pages)) {
    const visitor = await browser.newContext(PHONE_OPTIONS)
    const weight = await weigh(await visitor.newPage(), `${origin}${path}`, (file) => gzipOf(server.origin, file))
    await visitor.close()
    rows[kind] = { ...weight, all: weight.html + weight.css + weight.fonts + weight.script }
  }
  console.log(locale)
  console.table(rows)
  const limits = { ...LIMITS, all: LIMITS.all + (locale === 'ar' || locale === 'ur' ? LIMITS.moreFonts : 0) }
  const kinds = ['css', 'scriptGzip', 'scriptBeforePaint', 'scriptInUse', 'all', 'pictures'] as const
  return Object.entries(rows).flatMap(([name, row]) =>
    kinds.filter((kind) => row[kind] > limits[kind]).map((kind) => `${name} ${locale}: ${kind} is ${row[kind]} of ${limits[kind]} bytes`),
  )
}

/** Waits until every sample picture has all its sizes: a page names those that are there. */
export async function picturesMade(server: Product): Promise<void> {
  const waiting = "select 1 from media where rendition_state in ('pending', 'shown')"
  await expect.poll(async () => (await query(server, waiting)).length, { message: 'pictures without all sizes', timeout: 120_000 }).toBe(0)
}

const sizes = new Map<string, Promise<number>>()

/** Bytes of a file as the server sends it to a browser that reads gzip; asked for once. */
function gzipOf(origin: string, path: string): Promise<number> {
  const size = sizes.get(path) ?? gzipSize(origin, path)
  sizes.set(path, size)
  return size
}

function gzipSize(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = requestOverHttp(`${origin}${path}`, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    })
    request.on('error', reject).end()
  })
}
