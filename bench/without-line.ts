// `node bench/without-line.ts [ADDRESS]`: how long a kept vehicle takes to open without a line, beside the same page with one, on a slow phone's processor (4×),
// and what the worker has kept by then. Without an address it starts the built product. Figures are printed, never asserted.
import { chromium, type Page } from '@playwright/test'
import { readTestEnv } from '#apps/server/settings/env.ts'
import { startProduct } from '#tests/e2e/setup/product.ts'

const CAR = '/car/byd-dolphin-active-420-km-2024'
const ROUNDS = 10
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const given = process.argv[2]
const product = given === undefined ? await startProduct() : null
const origin = given ?? product?.origin ?? ''
const browser = await chromium.launch({ executablePath: readTestEnv().headlessShellPath ?? readTestEnv().chromePath, args: ['--no-sandbox'] })
try {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(origin + CAR)
  await wake(page)
  await page.waitForFunction(hasKept, ['/myEnquiries', CAR], { polling: 500 })
  console.table(await page.evaluate(readSizes))
  const online = await open(page)
  await context.setOffline(true)
  const offline = await open(page)
  console.table({ online, offline })
} finally {
  await browser.close()
  await product?.stop()
}

/** Medians of several openings, in ms from the press. */
async function open(page: Page): Promise<{ firstPaint: number; largestPaint: number; alive: number }> {
  const rounds: [number, number, number][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(origin + CAR)
    const [first, largest] = await page.evaluate(readPaints)
    await wake(page)
    rounds.push([first, largest, await page.evaluate(() => performance.getEntriesByName('alive')[0]?.startTime ?? 0)])
  }
  const median = (at: 0 | 1 | 2) => Math.round(rounds.map((round) => round[at]).toSorted((one, other) => one - other)[ROUNDS / 2] ?? 0)
  return { firstPaint: median(0), largestPaint: median(1), alive: median(2) }
}

async function wake(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('hydrated', () => performance.mark('alive')))
  await page.touchscreen.tap(5, 300)
  await page.waitForSelector('html[data-hydrated]')
}

/** These run in the page. */
async function hasKept(paths: readonly string[]): Promise<boolean> {
  const found = await Promise.all(paths.map((path) => caches.match(path)))
  return found.every((answer) => answer !== undefined)
}

async function readSizes(): Promise<Record<string, { answers: number; bytes: number }>> {
  const sizes: Record<string, { answers: number; bytes: number }> = {}
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const answers = await Promise.all((await cache.keys()).map(async (request) => (await (await cache.match(request))?.blob())?.size ?? 0))
    sizes[name.split('-')[0] ?? name] = { answers: answers.length, bytes: answers.reduce((sum, size) => sum + size, 0) }
  }
  return sizes
}

async function readPaints(): Promise<[first: number, largest: number]> {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return [performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, largest]
}
