// `node bench/first-tap.ts [ADDRESS]`: the first view and the first tap on a slow phone (400 ms, 400 kbit/s, a processor four times as slow).
// Prints when the largest paint came, what had come by then and until the page was at rest, and how long taps waited for what they did:
// until the page had changed, which is ours, and until the changed page was painted, which a machine without a graphics card makes long.
// Without an address it starts the built product. Figures are printed, never asserted; they are compared in pairs.
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { readTestEnv } from '#apps/server/settings/env.ts'
import { startProduct } from '#tests/e2e/setup/product.ts'

const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const READ_MS = 3_000
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const HEART = 'main button[type=button][aria-pressed]'
const TAPS = [
  { page: '/carList', tap: HEART, what: 'heart' },
  { page: '/carList', tap: '.filter-button', what: 'filters' },
  { page: '/carList', tap: 'main .card a', what: 'link' },
  { page: '/', tap: '[popovertarget=main-menu]:not([popovertargetaction])', what: 'menu' },
  { page: '/', tap: '[popovertarget=language-picker]', what: 'languages' },
  { page: '/car/byd-dolphin-active-420-km-2024', tap: '.tab-label:nth-of-type(2)', what: 'tab' },
  { page: '/car/byd-dolphin-active-420-km-2024', tap: '.gallery-link', what: 'picture' },
]

/** What this machine makes of a page with one button and no script: no tap of ours can be quicker. */
const BARE = '/first-tap-floor'

type Figures = { lcp: number; beforeLcp: number; beforeLoad: number; atRest: number; scriptAtRest: number }

const given = process.argv[2]
const product = given === undefined ? await startProduct() : null
const origin = given ?? product?.origin ?? ''
const browser = await chromium.launch({ executablePath: readTestEnv().headlessShellPath ?? readTestEnv().chromePath, args: ['--no-sandbox'] })
try {
  const rows: Record<string, object> = {}
  for (const path of new Set(TAPS.map(({ page }) => page))) rows[path] = await view(path)
  console.table(rows)
  for (const { page, tap, what } of TAPS) {
    rows[`${page} ${what}`] = { afterReading: await waitOf(page, tap, READ_MS), later: await waitOf(page, tap, 14_000) }
    delete rows[page]
  }
  rows['a page of one button'] = { afterReading: await waitOf(BARE, '[popovertarget]', READ_MS), later: await waitOf(BARE, '[popovertarget]', 14_000) }
  console.table(rows)
} finally {
  await browser.close()
  await product?.stop()
}

async function open(path: string): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.route(origin + BARE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title><button popovertarget=p>-</button><p id=p popover>-' }),
  )
  await page.goto(origin + path, { waitUntil: 'commit' })
  return { page, devtools }
}

/** The first view: the largest paint in ms, and bytes on the line. */
async function view(path: string): Promise<Figures> {
  const { page } = await open(path)
  await page.waitForLoadState('load')
  await page.waitForTimeout(14_000)
  const figures = await page.evaluate(async () => {
    const lcp = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const all = [...(own ? [own] : []), ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])]
    const sum = (until: number, pattern = /./) =>
      all.filter(({ responseEnd, name }) => responseEnd <= until && pattern.test(name)).reduce((bytes, { transferSize }) => bytes + transferSize, 0)
    return {
      lcp: Math.round(lcp),
      beforeLcp: sum(lcp),
      beforeLoad: sum(own?.loadEventStart ?? 0),
      atRest: sum(Infinity),
      scriptAtRest: sum(Infinity, /\.js$|\/hydration\//),
    }
  })
  await page.context().close()
  return figures
}

/** How long a tap waits, in ms, after so much reading: until the page has changed for it / until that is painted. */
async function waitOf(path: string, selector: string, readMs: number): Promise<string> {
  const { page, devtools } = await open(path)
  const target = page.locator(selector).filter({ visible: true }).first()
  await target.waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.waitForTimeout(readMs)
  await page.evaluate(watchTap)
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await target.boundingBox()
  const touch = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(1_500)
  // A link has led to the next page by now.
  const answered = await page.evaluate(() => sessionStorage.getItem('answered')).catch(() => null)
  await page.context().close()
  return answered === null ? 'nothing in 1.5 s' : `${answered} ms`
}

/** Runs in the page: from the tap to the first change of the page, and to the frame that shows it. */
function watchTap(): void {
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const since = () => Math.round(performance.now() - timeStamp)
      const answer = () => {
        const changed = since()
        requestAnimationFrame(() => setTimeout(() => sessionStorage.getItem('answered') ?? sessionStorage.setItem('answered', `${changed} / ${since()}`)))
      }
      const attributeFilter = ['style', 'aria-pressed', 'open', 'aria-busy']
      new MutationObserver(answer).observe(document, { attributes: true, childList: true, subtree: true, attributeFilter })
      for (const type of ['toggle', 'change']) addEventListener(type, answer, { capture: true, once: true })
    },
    { capture: true, once: true },
  )
}
