import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { saveData } from './visit.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for a document with status 404.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 404/] })

const CAR = '/car/byd-dolphin-active-420-km-2024'
const FINDER = '/menuCar/helper'
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

test.describe('on desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the header is fixed beyond 100 px, and always where R4.1 says so', async ({ page, server }) => {
    await open(page, `${server.origin}/carList`)
    const header = page.locator('.site-header')
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
    await scrollTo(100)
    await expect(header).not.toHaveAttribute('data-fixed')
    await scrollTo(101)
    await expect(header).toHaveAttribute('data-fixed', 'scrolled')
    for (const path of ['/article/reading-the-range-of-a-chinese-electric-car', CAR, '/my', '/result', '/carPurchaseProcess', '/carFittingsDetail/FIL-001Y']) {
      await page.goto(`${server.origin}${path}`)
      await expect(header, path).toHaveAttribute('data-fixed', 'always')
    }
  })

  test('nothing moves when the header is fixed, on one line and on two', async ({ page, server }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
    for (const [locale, width] of [['ru', 1300] as const, ['de', 900] as const, ['ar', 1440] as const]) {
      await page.setViewportSize({ width, height: 700 })
      await open(page, originOf(server.origin, locale) + FINDER)
      const before = await top()
      await page.evaluate(() => window.scrollTo(0, 200))
      await expect(page.locator('.site-header')).toHaveAttribute('data-fixed', 'scrolled')
      expect(await top(), `${locale} at ${width} px`).toBe(before)
    }
  })

  test('banner and header stand where they should', async ({ page, server }) => {
    const banner = page.locator('.site-banner')
    const header = page.locator('.site-header')
    const shows = async (path: string, parts: { banner: boolean; header: boolean }) => {
      await page.goto(`${server.origin}${path}`)
      await expect(banner, `banner of ${path}`).toBeVisible({ visible: parts.banner })
      await expect(header, `header of ${path}`).toBeVisible({ visible: parts.header })
    }
    await shows('/about', { banner: true, header: true })
    await shows('/club', { banner: false, header: true })
    await shows('/my', { banner: false, header: true })
    await shows('/about?noHeader', { banner: false, header: false })
    for (const path of ['/404', '/no-such-page', '/car/no-such-car']) await shows(path, { banner: false, header: false })
  })

  test('the products panel opens by hover and sorts makers by letter', async ({ page, server }) => {
    await open(page, `${server.origin}/about`)
    await page.locator('#main-menu a[aria-controls=products-panel]').hover()
    const panel = page.locator('#products-panel')
    await expect(panel.getByRole('button', { name: 'Z', exact: true })).toBeVisible()
    const makers = panel.locator('a[href^="/brand/"]')
    await expect(makers.first()).toBeVisible()
    await panel.getByRole('button', { name: 'B', exact: true }).click()
    for (const maker of await makers.locator('bdi').allTextContents()) expect(maker).toMatch(/^B/i)
    await expect(panel.locator('a[href="/carList?type=1"]')).toBeVisible()
    await panel.getByRole('link', { name: word('en', 'products.exploreAutoChina') }).click()
    await expect(page).toHaveURL(/\/autoChina$/)
  })

  test('the explore dialog resets when it is closed, the floating form keeps what was typed', async ({ page, server }) => {
    await open(page, `${server.origin}/carList`)
    const explore = page.locator('section[aria-labelledby=page-end] a[role=button]')
    const dialog = page.locator('dialog[open]')
    await explore.click()
    await dialog.locator('[name=mail]').fill('amina@example.com')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await explore.click()
    await expect(dialog.locator('[name=mail]')).toHaveValue('')
    await page.keyboard.press('Escape')
    const button = page.locator('#customer-service')
    const form = page.getByRole('dialog', { name: word('en', 'enquiry.panelTitle') })
    await button.click()
    await form.locator('[name=mail]').fill('amina@example.com')
    await button.click()
    await expect(form).toBeHidden()
    await button.click()
    await expect(form.locator('[name=mail]')).toHaveValue('amina@example.com')
    await page.setViewportSize(PHONE)
    await expect(dialog.locator('[name=mail]')).toHaveValue('amina@example.com')
  })

  test('the form offers itself once in a visit, beside the page and without taking the focus', async ({ page, server }) => {
    // The form of the first page would offer itself there.
    await saveData(page)
    await page.goto(`${server.origin}/carList`)
    await page.evaluate(() => sessionStorage.setItem('autoOpen', JSON.stringify({ startedAt: Date.now() - 59_000, isSpent: false })))
    await open(page, `${server.origin}/usedCars`)
    const form = page.getByRole('dialog', { name: word('en', 'enquiry.panelTitle') })
    await expect(form).toBeVisible()
    await expect(form.locator(':focus')).toHaveCount(0)
    await expect(form).not.toBeFocused()
    expect(await page.evaluate(() => sessionStorage.getItem('autoOpen'))).toContain('"isSpent":true')
  })

  test('a change of language keeps the whole address and what is stored', async ({ page, server }) => {
    await open(page, `${server.origin}/carList?type=suv&utm_source=x#content`)
    const favorite = { model_id: 1, model_name: 'A', model_sign: 'a', brand_name: 'B', brand_sign: 'b' }
    await page.evaluate((stored) => localStorage.setItem('favoriteData', JSON.stringify([stored])), favorite)
    await page.locator('.site-header-bar [aria-label$="English"]').click()
    await page.locator('#language-picker a[hreflang=ar]').click()
    await page.waitForURL(`${originOf(server.origin, 'ar')}/carList?type=suv&utm_source=x#content`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favoriteData'))).toContain('"model_id":1')
    expect(await page.evaluate(() => document.cookie)).toContain('locale=ar')
  })

  test.describe('after an enquiry', () => {
    test.use({ isLedHome: true })

    test('the page leads home by itself, once, and the way back leads past it', async ({ page, server }) => {
      await page.goto(`${server.origin}/contactUs`)
      await page.goto(`${server.origin}/result?ref=Q7K3-M2`)
      await expect(page).toHaveURL(`${server.origin}/`)
      await page.goBack()
      await expect(page).toHaveURL(`${server.origin}/contactUs`)
      await page.goto(`${server.origin}/result?ref=Q7K3-M2`)
      // Again and again: before the client is there, nothing hears a key.
      await expect(async () => {
        await page.keyboard.press('Shift')
        await expect(page.getByText(word('en', 'result.stopped'))).toBeVisible({ timeout: 200 })
      }).toPass()
      await page.reload()
      await expect(page.getByText(word('en', 'result.stopped'))).toBeVisible()
    })

    test('the page claims nothing without the number of an enquiry', async ({ page, server }) => {
      for (const given of ['', '?ref=', '?ref=nothing', '?ref=O0I1-11']) {
        await page.goto(`${server.origin}/result${given}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'result.noneTitle'))
        await expect(page.getByText(word('en', 'result.contactSoon'))).toHaveCount(0)
      }
    })
  })

  test('a page begins at its top, and a page that is not there leads to /404', async ({ page, server }) => {
    await open(page, `${server.origin}/carList`)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.evaluate(() => window.scrollTo(0, 1_500))
    await page.locator('main a[href^="/car/"]').nth(6).click()
    await page.waitForURL('**/car/**')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await open(page, `${server.origin}/no-such-page?x=1`)
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

  test('the price bar leaves while the form is in view, and a sold unit names those in stock', async ({ page, server }) => {
    await open(page, `${server.origin}${CAR}`)
    const bar = page.locator('.sticky-bar')
    await expect(bar).toBeVisible()
    await page.locator('#form').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    const [sold] = await query<{ stock_ref: string }>(
      server,
      "select stock_ref from used_car where status = 'sold' and publish_state = 'published' order by id limit 1",
    )
    await page.goto(`${server.origin}/usedCarsDetail/${sold?.stock_ref}`)
    await expect(bar.getByRole('link', { name: word('en', 'used.similar') })).toBeVisible()
    await expect(page.locator('#base ul a[href^="/usedCarsDetail/"]').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('the tab bar leads to contacts, favourites, club and the form, and is not on /mobile/info', async ({ page, server }) => {
    await open(page, `${server.origin}/about`)
    const tabs = page.locator('.tab-bar nav > *')
    await tabs.nth(0).click()
    await expect(page.locator('#tab-contact a[href^="https://wa.me/"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await tabs.nth(1).click()
    await expect(page.locator('#tab-social a')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(tabs.nth(2)).toHaveAttribute('href', '/myFavorite')
    await expect(tabs.nth(3)).toHaveAttribute('href', '/club')
    await tabs.nth(4).click()
    await expect(page.locator('dialog[open] [name=remark]')).toBeVisible()
    await page.goto(`${server.origin}/mobile/info`)
    await expect(page.locator('.tab-bar')).toHaveCount(0)
  })
})
