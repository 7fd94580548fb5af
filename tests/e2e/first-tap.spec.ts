import type { CDPSession, Page, Route } from '@playwright/test'
import { expect, test } from './journey.ts'
import { early } from './visit.ts'
import { originOf } from './words.ts'

/** Holds the client back, as a slow line does, until the returned function lets it come. */
async function holdClient(page: Page): Promise<() => Promise<void>> {
  const entry = '**/assets/entry.client-*.js'
  const held: Route[] = []
  await page.route(entry, (route) => void held.push(route))
  return async () => {
    await page.unroute(entry)
    await Promise.all(held.map((route) => route.continue().catch(() => {})))
  }
}

async function touch(devtools: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
}

for (const { viewport, locale } of [
  { viewport: { width: 390, height: 844 }, locale: 'en' },
  { viewport: { width: 667, height: 375 }, locale: 'ar' },
] as const) {
  test.describe(`${viewport.width}, ${locale}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('a tap before the client is there is seen at once, and done when it comes', async ({ page, server }) => {
      const letClientCome = await holdClient(page)
      await page.goto(`${originOf(server.origin, locale)}/carList`)
      await early(page)
      const heart = page.getByRole('main').locator('.heart').first()
      await heart.scrollIntoViewIfNeeded()
      await page.evaluate(() => {
        const note = ({ target }: Event) => {
          requestAnimationFrame(() => (document.documentElement.dataset['firstFrame'] = (target as Element).closest('button')?.ariaPressed ?? ''))
        }
        addEventListener('click', note, { capture: true })
      })
      await heart.tap()
      await expect(heart).toHaveAttribute('aria-busy', 'true')
      await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'mixed')
      await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
      await letClientCome()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(heart).not.toHaveAttribute('aria-busy')
    })

    test('a heart that was tapped before the client is there is kept by who goes on at once, and not taken back where it was kept', async ({
      page,
      server,
    }) => {
      const letClientCome = await holdClient(page)
      const kept = () =>
        page.evaluate(() => (JSON.parse(localStorage.getItem('favoriteData') ?? '[]') as { model_sign: string }[]).map((each) => each.model_sign))
      await page.goto(`${originOf(server.origin, locale)}/carList`)
      await early(page)
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('.heart') })
        .first()
      const sign =
        new URL(
          await card
            .getByRole('link')
            .first()
            .evaluate((link) => (link as HTMLAnchorElement).href),
        ).pathname
          .split('/')
          .pop() ?? ''
      await card.locator('.heart').tap()
      await card.getByRole('link').first().tap()
      await expect(page).toHaveURL(/\/carList$/)
      await letClientCome()
      await expect(page).toHaveURL(new RegExp(`/car/${sign}$`))
      expect(await kept()).toEqual([sign])

      const letItComeAgain = await holdClient(page)
      await page.goto(`${originOf(server.origin, locale)}/carList`)
      await early(page)
      await expect(card.locator('.heart')).toHaveAttribute('aria-pressed', 'false')
      await card.locator('.heart').tap()
      await letItComeAgain()
      await expect(card.locator('.heart')).toHaveAttribute('aria-pressed', 'true')
      await expect(card.locator('.heart')).not.toHaveAttribute('aria-busy')
      expect(await kept()).toEqual([sign])
    })

    test('the first pull reads a list again', async ({ page, server }) => {
      const letClientCome = await holdClient(page)
      await page.goto(`${originOf(server.origin, locale)}/carList`)
      await early(page)
      const devtools = await page.context().newCDPSession(page)
      const x = viewport.width / 2
      const y = await page.locator('.pull').evaluate((list) => list.getBoundingClientRect().top + 10)
      await touch(devtools, 'touchStart', x, y)
      for (const way of [40, 90, 150, 160]) await touch(devtools, 'touchMove', x, y + way)
      await touch(devtools, 'touchEnd', x, y + 160)
      await expect(page.locator('.pull')).toHaveAttribute('data-pull', 'loading')
      const again = page.waitForRequest(/\/carList\.data/)
      await letClientCome()
      await again
      await expect(page.locator('.pull')).toHaveAttribute('data-pull', 'idle')
    })
  })
}

test('the client is fetched behind the first view, and starts when somebody is there', async ({ page, server }) => {
  const client = page.waitForResponse(/entry\.client-/)
  await page.goto(server.origin)
  // Nobody has given a sign.
  await (await client).finished()
  const { load, first, isAlive } = await page.evaluate(() => {
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource').filter(({ name }) => /entry\.client-|\/hydration\//.test(name))
    return {
      load: own?.loadEventStart ?? 0,
      first: Math.min(...files.map(({ startTime }) => startTime)),
      isAlive: 'hydrated' in document.documentElement.dataset,
    }
  })
  expect(first).toBeGreaterThan(load)
  expect(isAlive).toBe(false)
  await page.keyboard.press('Tab')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test('nothing takes a touch from the browser before it has to', async ({ page, server }) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const isPassive = typeof options === 'object' && options.passive === true
      const isWide = this === window || this === document || this === document.documentElement || this === document.body
      if (isWide && /^(touch(start|move)|wheel)$/.test(type) && !isPassive && !(options as AddEventListenerOptions)?.signal)
        document.documentElement.dataset['takes'] = type
      add.call(this, type, listener, options)
    }
  })
  await page.goto(`${server.origin}/carList`)
  await page.keyboard.press('Tab')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator('html')).not.toHaveAttribute('data-takes')
  const pull = await page.evaluate(() => [document.documentElement, document.body].map((element) => getComputedStyle(element).overscrollBehaviorY))
  expect(pull).toEqual(['auto', 'auto'])
})
