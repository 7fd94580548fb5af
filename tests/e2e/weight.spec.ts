import { request as requestOverHttp } from 'node:http'
import type { Locale } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { weigh, type Weight } from './weight.ts'
import { originOf } from './words.ts'

const LOCALES: readonly Locale[] = ['en', 'ar', 'ur', 'th', 'ru']
/**
 * What a server may send before it hears from the browser: ten packets of 1,460 bytes, less the headers of a page. A page beyond it
 * waits for one more answer of a slow line, and with it everything that it names.
 */
const FIRST_WINDOW = 14_600 - 900
const IN_FIRST_WINDOW = /^(home|list|detail) /
/** Bytes on the line. Arabic script brings its own face: `moreFonts`. */
const LIMITS = { css: 16_000, scriptGzip: 3_000, scriptBeforePaint: 3_000, scriptInUse: 174_000, all: 62_000, moreFonts: 15_000, pictures: 330_000 }

const options = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
test.use(options)

test('the first view of every kind of page stays within its weight', async ({ page, browser, server }) => {
  test.setTimeout(240_000)
  await page.goto(`${server.origin}/carList`)
  const car = await page.locator('main a[href^="/car/"]').first().getAttribute('href')
  const pages = { home: '/', list: '/carList', detail: car ?? '', brand: '/brand/byd', search: '/searchsite?word=byd', contact: '/contactUs' }
  const sizes = new Map<string, Promise<number>>()
  const gzipOf = (path: string) => sizes.get(path) ?? remember(sizes, path, gzipSize(server.origin, path))
  const rows: Record<string, Weight & { all: number }> = {}
  for (const locale of LOCALES) {
    const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
    for (const [name, path] of Object.entries(pages)) {
      const visitor = await browser.newContext(options)
      const weight = await weigh(await visitor.newPage(), `${origin}${path}`, gzipOf)
      await visitor.close()
      rows[`${name} ${locale}`] = { ...weight, all: weight.html + weight.css + weight.fonts + weight.script }
    }
  }
  console.table(rows)
  expect(faultsOf(rows)).toEqual([])
})

function faultsOf(rows: Record<string, Weight & { all: number }>): string[] {
  return Object.entries(rows).flatMap(([name, row]) => {
    const all = LIMITS.all + (/ (ar|ur)$/.test(name) ? LIMITS.moreFonts : 0)
    const limits = { ...LIMITS, all }
    const kinds = ['css', 'scriptGzip', 'scriptBeforePaint', 'scriptInUse', 'all', 'pictures'] as const
    const window = IN_FIRST_WINDOW.test(name) && row.htmlPacked > FIRST_WINDOW ? [`${name}: ${row.htmlPacked} of ${FIRST_WINDOW} bytes`] : []
    const over = kinds.filter((kind) => row[kind] > limits[kind]).map((kind) => `${name}: ${kind} is ${row[kind]} of ${limits[kind]} bytes`)
    return [...window, ...over]
  })
}

function remember(sizes: Map<string, Promise<number>>, path: string, size: Promise<number>): Promise<number> {
  sizes.set(path, size)
  return size
}

/** Bytes of a file as the server sends it to a browser that reads gzip. */
function gzipSize(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = requestOverHttp(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    })
    request.on('error', reject).end()
  })
}
