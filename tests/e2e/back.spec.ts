import { chromium, type Page } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { readTestEnv } from '#apps/server/settings/env.ts'
import { expect, test } from './journey.ts'
import { originOf, word } from './words.ts'

const SIZES = [
  { viewport: { width: 390, height: 844 }, locale: 'en' },
  { viewport: { width: 667, height: 375 }, locale: 'ar' },
  { viewport: { width: 1366, height: 768 }, locale: 'ru' },
] as const

/** A card far down the list, whose link a visitor presses. */
const CARD = 9

type Sight = { path: string; y: number; top: string; groups: string; panel: boolean; tab: number }

/** What a visitor sees of a page: place, the first link in view, what is open and chosen. */
function look(page: Page): Promise<Sight> {
  return page.evaluate(() => ({
    path: `${location.pathname}${location.search}`,
    y: Math.round(scrollY),
    top: [...document.querySelectorAll<HTMLAnchorElement>('main li a')].find((link) => link.getBoundingClientRect().top > 0)?.pathname ?? '',
    groups: [...document.querySelectorAll<HTMLDetailsElement>('main details')].map(({ open }) => Number(open)).join(''),
    panel: document.querySelector('#filter-panel')?.matches(':popover-open') ?? false,
    tab: [...document.querySelectorAll<HTMLInputElement>('.tab-radio')].findIndex(({ checked }) => checked),
  }))
}

/** The page as it was left, within a pixel. */
async function expectSight(page: Page, left: Sight): Promise<void> {
  await expect(async () => {
    const sight = await look(page)
    expect({ ...sight, y: 0 }).toEqual({ ...left, y: 0 })
    expect(Math.abs(sight.y - left.y)).toBeLessThanOrEqual(1)
  }).toPass({ timeout: 10_000 })
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 320)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Keeps the client away for good: a page as one without script, but for what comes before the client. */
async function withoutClient(page: Page): Promise<void> {
  await page.route('**/assets/entry.client-*.js', () => {})
}

/** What notes how a page is left comes behind its first view; on a busy machine later than a visitor of ours would press. */
async function keeperIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((file) => /\/early-[\w-]+\.js$/.test(file.name) && (file as PerformanceResourceTiming).responseEnd > 0),
  )
}

/** Opens a group of filters that stands closed, on a phone in its panel, which is closed again; then reads on. */
async function readList(page: Page, locale: Locale): Promise<Sight> {
  await keeperIsThere(page)
  const button = page.getByRole('main').getByRole('button', { name: word(locale, 'filter.title') })
  const isPhone = await button.isVisible()
  if (isPhone) await button.click()
  await page.locator('.facet:not([open]) > summary').first().click()
  if (isPhone)
    await page
      .getByRole('form', { name: word(locale, 'filter.title') })
      .getByRole('button', { name: word(locale, 'common.close') })
      .click()
  await cards(page)
    .nth(CARD)
    .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return read(page)
}

/** A visitor reads before they press; that a scroll has ended is noted a moment later. */
async function read(page: Page): Promise<Sight> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  return look(page)
}

function cards(page: Page) {
  return page.locator('main .card a, main article a')
}

async function openCard(page: Page): Promise<void> {
  const before = page.url()
  // By its place: Playwright's own press scrolls.
  const box = await cards(page).nth(CARD).boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).not.toHaveURL(before)
}

/** Chooses another tab and reads on. */
async function readCar(page: Page): Promise<Sight> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.locator('.tab-label').nth(1).click()
  await page.evaluate(() => scrollTo(0, 500))
  return read(page)
}

for (const { viewport, locale } of SIZES) {
  test.describe(`${viewport.width}, ${locale}`, () => {
    test.use({ viewport })

    for (const client of ['with the client', 'without it'] as const) {
      test(`back and forward show a list and a vehicle as they were left, ${client}`, async ({ page, server }) => {
        if (client === 'without it') await withoutClient(page)
        await page.goto(`${originOf(server.origin, locale)}/carList?page=2`)
        if (client === 'with the client') await wake(page)
        const list = await readList(page, locale)
        await openCard(page)
        const car = await readCar(page)
        await page.goBack()
        await expectSight(page, list)
        await page.goForward()
        await expectSight(page, car)
        await page.goBack()
        await expectSight(page, list)
      })
    }
  })
}

test('a page is as it was left also after its client has gone', async ({ page, server }) => {
  await page.goto(`${server.origin}/carList`)
  await wake(page)
  const list = await readList(page, 'en')
  await openCard(page)
  const car = await readCar(page)
  // Another document: what comes back has no client, and its history is that of one.
  await page.goto(`${server.origin}/about`)
  await withoutClient(page)
  await page.goBack()
  await expectSight(page, car)
  await page.goBack()
  await expectSight(page, list)
  await page.goForward()
  await expectSight(page, car)
  await page.reload()
  await expectSight(page, car)
})

test('the phone’s panel of filters stands open as it was left', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.origin}/usedCars`)
  await wake(page)
  await page.getByRole('button', { name: word('en', 'filter.title') }).click()
  await page.locator('.facet:not([open]) > summary').first().click()
  const list = await read(page)
  expect(list.panel).toBe(true)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.detail-link, main .card a')?.click())
  await expect(page).toHaveURL(/usedCarsDetail/)
  await expect(page.locator('#filter-panel')).not.toBeAttached()
  await page.goBack()
  await expectSight(page, list)
  // The next document closes it, and the way back opens it again.
  await page.goto(`${server.origin}/about`)
  await page.goBack()
  await expectSight(page, list)
})

for (const path of ['/carFittings', '/article', '/searchsite?word=byd']) {
  test(`${path} is left and found again`, async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${originOf(server.origin, 'th')}${path}`)
    await wake(page)
    const link = page.locator('main li :is(a[href*="/carFittingsDetail/"],a[href*="/article/"])').last()
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const left = await read(page)
    expect(left.y).toBeGreaterThan(300)
    await link.evaluate((element) => (element as HTMLElement).click())
    await expect(page).toHaveURL(/carFittingsDetail|\/article\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expectSight(page, left)
  })
}

test('the browser’s cache of back and forward gives a page back as it was left', async ({ server }) => {
  const { launchOptions } = test.info().project.use
  // The headless shell has no such cache.
  const browser = await chromium.launch({ ...launchOptions, executablePath: readTestEnv().chromePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['persisted'] = String(persisted)))
    })
    await page.goto(`${server.origin}/carList`)
    await wake(page)
    const list = await readList(page, 'en')
    await page.goto(`${server.origin}/about`)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-persisted=true]')).toBeAttached()
    await expectSight(page, list)
    // The client lives on, and goes from page to page as before.
    await openCard(page)
    await readCar(page)
    await page.evaluate(() => history.back())
    await expectSight(page, list)
  } finally {
    await browser.close()
  }
})
