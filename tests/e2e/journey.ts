import { expect, test as base } from '@playwright/test'
import { untoldNames } from './kept-names.ts'
import { startProduct, type Product } from './setup/product.ts'

/** What Playwright writes where a page registers the worker that `playwright.config.ts` keeps out. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

type Journey = {
  /** Console errors that belong to the journey, such as the one Chromium writes for a page with status 404. One pattern: of two, Playwright takes the second for options. */
  expectedNoise: readonly [RegExp] | readonly []
  /** True where the page after an enquiry leads home after its three seconds; otherwise it waits until the journey has read it. */
  isLedHome: boolean
}

type Worker = {
  /** The running product. Each worker has its own, so that a journey may lock a table or set up the back office while others go on. */
  server: Product
}

/** A journey fails on any console error or warning, uncaught error, refusal by the content policy or hydration error, and on what it leaves behind untold. */
export const test = base.extend<Journey, Worker>({
  expectedNoise: [[], { option: true }],
  isLedHome: [false, { option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const { stop, crash: _crash, ...product } = await startProduct()
      await use(product)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  context: async ({ context, expectedNoise, isLedHome }, use, testInfo) => {
    if (!isLedHome) await context.addInitScript(holdCountdown)
    const noise: string[] = []
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && message.text() !== WORKER_BLOCKED)
        noise.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`))
    await use(context)
    // A page that stands still answers nothing more: what failed is not asked again.
    if (testInfo.errors.length > 0) return
    expect(await untoldNames(context), 'is kept in the browser and told of nowhere').toEqual([])
    expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([])
  },
})

/** Runs in the page: what ticks after an enquiry does not. */
function holdCountdown(): void {
  const tick = window.setInterval.bind(window)
  const hold = (run: TimerHandler, ms?: number, ...values: unknown[]) => (location.pathname === '/result' ? 0 : tick(run, ms, ...values))
  window.setInterval = hold as typeof window.setInterval
}

export { expect }
