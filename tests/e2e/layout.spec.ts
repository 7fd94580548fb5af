import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { originOf, word } from './words.ts'

const CAR = '/car/byd-dolphin-active-420-km-2024'
const USED = '/usedCarsDetail/YJ665S49'
const THREE = `/compare?cars=${['byd-dolphin-active-420-km-2024', 'byd-seagull-vitality-305-km-2025', 'byd-yuan-plus-honour-510-km-2025'].join(',')}`
const PHONE = { width: 390, height: 844 }
const SIDEWAYS = { width: 667, height: 375 }
const LAPTOP = { width: 1366, height: 768 }

test.use({ expectedNoise: [/status of 4\d\d/] })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(40, 200)
  await page.mouse.move(60, 220)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Share of the height that bars take which stay while the page is scrolled. */
async function shareOfBars(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 900))
  return page.evaluate(() => {
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      ((['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.getBoundingClientRect().width > innerWidth / 2) ||
        isBar(element.parentElement))
    const rows = Array.from({ length: innerHeight }, (_row, y) => isBar(document.elementFromPoint(innerWidth * 0.4, y)))
    return rows.filter(Boolean).length / innerHeight
  })
}

test('low screens keep three fifths of their height for the page (R5.30)', async ({ context, page, server }) => {
  for (const [locale, path] of [
    ['en', '/'],
    ['ru', '/carList'],
    ['en', CAR],
    ['ar', USED],
    ['ar', THREE],
    ['ru', '/contactUs'],
    ['th', '/netWork'],
  ] as const) {
    await page.setViewportSize(SIDEWAYS)
    await open(page, `${originOf(server.origin, locale)}${path}`)
    for (const screen of [SIDEWAYS, { width: 683, height: 384 }, { width: 320, height: 256 }]) {
      await page.setViewportSize(screen)
      await expect.poll(() => shareOfBars(page), `${locale} ${path} at ${screen.width} × ${screen.height}`).toBeLessThanOrEqual(0.4)
    }
  }
  await context.setOffline(true)
  await expect(page.locator('.line-card').first()).toBeVisible()
  await page.setViewportSize(SIDEWAYS)
  await expect.poll(() => shareOfBars(page), 'with a notice').toBeLessThanOrEqual(0.4)
  await context.setOffline(false)
})

test('the menu is gone through by keys, and nothing opens by focus alone (R4.4, R5.31)', async ({ page, server }) => {
  for (const locale of ['en', 'ar'] as const) {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName)
    await page.setViewportSize(LAPTOP)
    await open(page, `${originOf(server.origin, locale)}/about`)
    const panel = page.locator('#products-panel')
    const trigger = page.locator('#main-menu a[aria-controls=products-panel]')
    let tabs = 0
    while ((await focused()) !== (await trigger.getAttribute('href')) && tabs < 15) {
      await page.keyboard.press('Tab')
      tabs += 1
    }
    expect(tabs).toBeLessThan(15)
    // A panel that opened by focus did so within this time.
    await page.waitForTimeout(150)
    await expect(panel).toBeHidden()
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(key)
      await expect(panel, key).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel, key).toBeHidden()
      await expect(trigger).toBeFocused()
    }
    // Everything in the panel is a few tabs away, and arrows go through its groups.
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('link', { name: 'BYD', exact: true })).toBeVisible()
    const stops: (string | undefined)[] = []
    for (let stop = 0; stop < 15 && !stops.includes('/autoChina'); stop += 1) {
      await page.keyboard.press('Tab')
      stops.push(await focused())
    }
    expect(stops).toContain('/autoChina')
    const makers = panel.locator('a[href^="/brand/"]')
    await makers.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(makers.nth(1)).toBeFocused()
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(makers.nth(2)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(makers.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Tab')
    for (let step = 0; step < 10 && (await focused()) !== '/contactUs'; step += 1) await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('/contactUs')

    await page.setViewportSize(PHONE)
    await open(page, `${originOf(server.origin, locale)}/carList`)
    for (tabs = 0; tabs < 15 && (await page.locator('[popovertarget=main-menu]:focus').count()) === 0; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('/')
    while ((await focused()) !== '/contactUs' && tabs < 15) {
      await page.keyboard.press('Tab')
      tabs += 1
    }
    expect(tabs).toBeLessThan(15)
  }
})

test('keys go through the header as the eye does (R5.31)', async ({ page, server }) => {
  for (const [locale, width] of [
    ['en', 1366],
    ['ar', 1366],
    ['ru', 1300],
    ['th', 1024],
    ['ar', 800],
    ['en', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 768 })
    await open(page, `${originOf(server.origin, locale)}/about`)
    await page.locator('.site-header a').first().focus()
    const stops: { row: number; along: number }[] = []
    for (let stop = await focusedInHeader(page); stop !== null; stop = await focusedInHeader(page)) {
      stops.push(stop)
      await page.keyboard.press('Tab')
    }
    expect(stops.length, `${locale} at ${width}`).toBeGreaterThan(width === 390 ? 3 : 9)
    const seen = stops.toSorted((one, other) => (Math.abs(one.row - other.row) > 20 ? one.row - other.row : one.along - other.along))
    expect(stops, `${locale} at ${width}`).toEqual(seen)
  }
})

/** Where the focus is: the middle of its line, and how far along it begins; null outside of the header's bar. */
async function focusedInHeader(page: Page): Promise<{ row: number; along: number } | null> {
  return page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement?.closest('.site-header-bar')) return null
    const { top, bottom, left, right } = activeElement.getBoundingClientRect()
    return { row: (top + bottom) / 2, along: document.dir === 'rtl' ? innerWidth - right : left }
  })
}

test('nothing scrolls sideways where words are long (R5.32)', async ({ page, server }) => {
  for (const [locale, path] of [
    ['ru', '/brand/byd'],
    ['ru', '/carList'],
    ['th', '/carList'],
    ['de', '/about'],
    ['de', USED],
    ['ar', '/carList'],
    ['en', THREE],
  ] as const) {
    await page.goto(`${originOf(server.origin, locale)}${path}`)
    for (const width of [320, 568, 667]) {
      await page.setViewportSize({ width, height: 640 })
      const beyond = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
      expect(beyond, `${locale} ${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the third car of a comparison shows its edge on a phone (R5.32)', async ({ page, server }) => {
  for (const locale of ['en', 'ar'] as const) {
    await page.setViewportSize(PHONE)
    await page.goto(`${originOf(server.origin, locale)}${THREE}`)
    const shown = await page.evaluate(() => {
      const region = document.querySelector('table')?.parentElement?.getBoundingClientRect()
      const third = document.querySelectorAll('thead th')[3]?.getBoundingClientRect()
      if (!region || !third) return null
      return { part: Math.min(third.right, region.right) - Math.max(third.left, region.left), whole: third.width }
    })
    expect(shown?.part, locale).toBeGreaterThan(16)
    expect(shown?.part, locale).toBeLessThan(shown?.whole ?? 0)
  }
})

test('a vehicle is printed on two leaves of A4 (R5.33)', async ({ page, server }) => {
  for (const [locale, path] of [
    ['en', CAR],
    ['en', USED],
    ['ar', CAR],
    ['ru', USED],
    ['ar', USED],
    ['ur', USED],
    ['en', `${CAR}?dest=KE-mombasa`],
    ['ru', `${CAR}?dest=DE-bremerhaven`],
    ['th', `${USED}?dest=KE-mombasa`],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${originOf(server.origin, locale)}${path}`)
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['#form', '.gallery-arrows', '.gallery-thumbs', '.tab-label', 'video', '#base .button', '.sticky-bar'])
      await expect(page.locator(hidden).filter({ visible: true }), `${locale} ${path} ${hidden}`).toHaveCount(0)
    await expect(page.locator('#table')).toBeVisible()
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [], `${locale} ${path}`).toHaveLength(2)
  }
})

test('a fault is told once, and a toast ends with its page (R5.34, R5.35)', async ({ page, server }) => {
  for (const [locale, path] of [
    ['en', '/contactUs'],
    ['th', '/netWork'],
  ] as const) {
    await open(page, `${originOf(server.origin, locale)}${path}`)
    await page.locator('main form[method=post] [type=submit]').first().click()
    await expect(page.getByRole('alert')).toHaveCount(1)
    const text = (await page.getByRole('alert').locator('p').first().textContent()) ?? ''
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(0)
    await expect(page.getByText(text, { exact: true })).toHaveCount(1)
  }
  await page.setViewportSize(LAPTOP)
  await open(page, `${server.origin}/carList`)
  await page.locator('.heart').first().click()
  await expect(page.locator('.toast')).toHaveCount(1)
  await page.locator('#main-menu a[href="/usedCars"]').click()
  await expect(page).toHaveURL(/usedCars$/)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a registration names the address to look at, whether it has an account or not (R12.6)', async ({ page, server }) => {
  for (const locale of ['en', 'en', 'ru'] as const) {
    await open(page, `${originOf(server.origin, locale)}/club?type=2`)
    const form = page.getByRole('main').getByRole('form', { name: word(locale, 'club.signUpTitle') })
    await form.locator('[name=email]').fill('look@example.com')
    await form.locator('[name=password]').fill('a harbour full of cranes')
    await form.locator('[name=surPassword]').fill('a harbour full of cranes')
    await form.locator('[type=submit]').click()
    const told = page.getByRole('status').filter({ hasText: word(locale, 'club.registerSuccess') })
    await expect(told).toContainText(word(locale, 'club.checkMail').replace('{mail}', 'look@example.com'))
    await expect(page).toHaveURL(/\/$/)
    await page.evaluate(() => localStorage.clear())
  }
})
