import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What a first view costs in bytes, as a browser counts them on the line. */
export type Weight = {
  html: number
  /** The page as the server sends it once it is asked for often. */
  htmlPacked: number
  css: number
  fonts: number
  pictures: number
  /** Of the first view: what comes before the page has loaded. */
  script: number
  scriptGzip: number
  scriptBeforePaint: number
  /** Gzip size of all script once the page is alive. */
  scriptInUse: number
}

type Loaded = { path: string; bytes: number; start: number }
type Seen = { html: number; paint: number; load: number; loaded: Loaded[]; scripts: string[] }

/**
 * Opens a page as a new visitor and counts what its first view loads; then moves the pointer and counts the script that comes.
 * What is prefetched for other pages is not counted. `gzipOf` answers the gzip size of a file of the site.
 */
export async function weigh(page: Page, address: string, gzipOf: (path: string) => Promise<number>): Promise<Weight> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const { html, paint, load, loaded: all, scripts } = await page.evaluate(readPage)
  // The client is fetched behind the first view (R5.40).
  const loaded = all.filter(({ path, start }) => start < load || !path.endsWith('.js'))
  const text = await page.evaluate(async () => (await fetch(location.href)).text())
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await page.waitForSelector('html[data-hydrated]')
  const alive = await page.evaluate(readPage)
  const sum = (entries: readonly Loaded[]) => entries.reduce((bytes, entry) => bytes + entry.bytes, 0)
  const of = (pattern: RegExp) => loaded.filter(({ path }) => pattern.test(path))
  const own = of(/\.js$/).filter(({ path }) => scripts.includes(path))
  const gzipSum = async (files: readonly Loaded[]) => (await Promise.all(files.map(({ path }) => gzipOf(path)))).reduce((bytes, size) => bytes + size, 0)
  return {
    html,
    htmlPacked: brotliCompressSync(text).length,
    css: sum(of(/\.css$/)),
    fonts: sum(of(/\.woff2$/)),
    pictures: sum(of(/\.(avif|webp|svg|jpe?g|png)$/)),
    script: sum(own),
    scriptGzip: await gzipSum(own),
    scriptBeforePaint: sum(of(/\.js$/).filter(({ start }) => start < paint)),
    scriptInUse: await gzipSum(alive.loaded.filter(({ path }) => alive.scripts.includes(path))),
  }
}

/** Runs in the page. */
async function readPage(): Promise<Seen> {
  const paint = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const block = JSON.parse(document.getElementById('hydration')?.textContent ?? '{}') as {
    entry: string
    manifest: string
    preloads: string[]
    routes: Record<string, string>
  }
  const boot = [...document.scripts].filter(({ src }) => src !== '').map(({ src }) => new URL(src).pathname)
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
    paint,
    load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    loaded: [...new Map(resources.map((entry) => [entry.name, entry])).values()].map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      start: startTime,
    })),
    scripts: [...boot, block.entry, block.manifest, ...block.preloads, ...Object.values(block.routes)],
  }
}
