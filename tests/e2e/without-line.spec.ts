import type { Page } from '@playwright/test'
import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson, query } from './leads.ts'
import type { Product } from './setup/product.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for what could not be fetched.
test.use({ serviceWorkers: 'allow', expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const FIXED = ['/contactUs', '/myEnquiries', '/myFavorite', '/offline']

for (const locale of ['en', 'ar'] as const) {
  test(`what was seen, the list and the form open without a line and say how old they are, in ${locale}`, async ({ page, context, server }) => {
    const t = (key: string) => word(locale, key)
    const origin = originOf(server.origin, locale)
    const [one = '', other = ''] = await twoCars(server)
    const main = page.getByRole('main')
    await page.goto(origin + one)
    await wake(page)
    await main
      .getByRole('button', { name: new RegExp(t('car.addFavorite')) })
      .first()
      .click()
    await restAt(page, one)
    await page.goto(origin + other)
    await restAt(page, other)
    await restAt(page, '/myFavorite')
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

    await context.setOffline(true)
    await page.goto(`${origin}${other}?utm_source=mail`)
    const note = page.getByRole('note')
    await expect(note).toContainText(new Date().getFullYear().toString())
    await expect(note).toContainText(partOf(t('kept.page')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByRole('img').first()).toHaveJSProperty('complete', true)
    await wake(page)
    // The client leads on to what is kept, too.
    await page
      .getByRole('link', { name: t('favorites.title') })
      .or(page.getByRole('link', { name: new RegExp(`^(\\d+ )?${t('shell.intention')}$`) }))
      .first()
      .click()
    await expect(page).toHaveURL(`${origin}/myFavorite`)
    await expect(main.getByText(partOf(t('kept.rows')))).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'US$' })).not.toHaveCount(0)
    expect(
      await main
        .locator('li img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)

    await page.goto(`${origin}/carList`)
    await expect(note).toContainText(partOf(t('kept.missing')))
    await expect(page.getByRole('heading', { level: 1, name: t('kept.title') })).toBeVisible()
    await expect(main.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible()
    await context.setOffline(false)
    await note.getByRole('link', { name: t('shell.retry') }).click()
    await expect(page).toHaveURL(`${origin}/carList`)
    await expect(note).toHaveCount(0)
  })
}

test('an enquiry from a kept form waits on the device, and arrives when the line is back', async ({ page, context, server }) => {
  const t = (key: string) => word('en', key)
  const [car = ''] = await twoCars(server)
  const person = newPerson('Amina')
  await page.goto(car)
  await wake(page)
  await restAt(page, '/contactUs')
  await context.setOffline(true)
  await page.goto('/contactUs')
  await wake(page)
  const form = page.getByRole('main').getByRole('form', { name: t('enquiry.title') })
  await form.getByLabel(t('enquiry.name')).fill(person.name)
  await form.getByLabel(t('enquiry.email')).fill(person.mail)
  await form.getByLabel(t('enquiry.mobile')).fill(person.mobile)
  await form.getByRole('combobox', { name: new RegExp(t('enquiry.country')) }).click()
  await chooseCountry(page.getByRole('dialog', { name: t('country.choose') }), '+234', t('common.confirm'))
  await form.getByLabel(t('enquiry.remark')).fill(person.remark)
  await form.getByRole('button', { name: t('enquiry.submit') }).click()
  await expect(page.getByText(t('enquiry.queued')).first()).toBeVisible()
  // What waits stands neither behind the header nor behind the line that says how old the page is.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(car)
  await wake(page)
  const card = page.locator('details.line-card')
  await expect(card).toBeInViewport({ ratio: 1 })
  const top = (await card.boundingBox())?.y ?? 0
  for (const other of [page.getByRole('note'), page.getByRole('banner').first()]) {
    const box = await other.boundingBox()
    expect((box?.y ?? top) + (box?.height ?? 1)).toBeLessThanOrEqual(top)
  }
  await context.setOffline(false)
  await expect.poll(async () => (await findLead(server, person.mail))?.reference).toBeTruthy()
})

test('nothing of the worker comes before the page is alive, and nothing of one person is kept', async ({ page, context, server }) => {
  const [car = ''] = await twoCars(server)
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(car, { waitUntil: 'networkidle' })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(asked.filter((path) => /service-worker/.test(path))).toEqual([])
  await wake(page)
  await restAt(page, car)
  for (const path of ['/club?type=1', '/result?ref=Q7K3-M2', '/carList', `${car}/faq?noHeader`]) {
    await page.goto(path)
    await wake(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await page.goto('/contactUs')
  const kept = await readCaches(page)
  expect(kept.pages.map(({ path }) => path).toSorted()).toEqual([car, ...FIXED].toSorted())
  for (const { path, control } of [...kept.pages, ...kept.files]) expect([path, control]).not.toEqual([path, expect.stringContaining('no-store')])
  expect(kept.files.filter(({ path }) => !/^\/(assets|hydration|drawing|media)\/|^\/api\/home\/country$/.test(path))).toEqual([])
})

test('a browser finds the site fit to be installed', async ({ page, context }) => {
  await page.goto('/')
  const session = await context.newCDPSession(page)
  const { manifest, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({ display: 'kStandalone' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Contexts of Playwright are private windows, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test.describe('a worker that is withdrawn', () => {
  // The page would not register another script than its own.
  test.use({ bypassCSP: true })

  test('ends itself and takes along what was kept', async ({ page, context, server }) => {
    const [car = ''] = await twoCars(server)
    await page.goto(car)
    await wake(page)
    await restAt(page, car)
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker-off.js', { scope: '/' }))
    await expect.poll(() => page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length])).toEqual([[], 0])
    await context.setOffline(true)
    await expect(page.goto(car)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(false)
  })
})

async function twoCars(server: Product): Promise<string[]> {
  const rows = await query<{ sign: string }>(
    server,
    "select model_sign as sign from car where publish_state = 'published' and fob_price_usd_cents is not null order by id limit 2",
  )
  return rows.map(({ sign }) => `/car/${sign}`)
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Waits until the page lies in the caches. */
async function restAt(page: Page, path: string): Promise<void> {
  await wake(page)
  await expect.poll(async () => (await readCaches(page)).pages.map((kept) => kept.path), { timeout: 20_000 }).toContain(path)
}

type Kept = { path: string; control: string }

function readCaches(page: Page): Promise<{ pages: Kept[]; files: Kept[] }> {
  return page.evaluate(async () => {
    const found: { pages: Kept[]; files: Kept[] } = { pages: [], files: [] }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const control = (await cache.match(request))?.headers.get('cache-control') ?? ''
        found[name.startsWith('keptPages') ? 'pages' : 'files'].push({ path: new URL(request.url).pathname, control })
      }
    }
    return found
  })
}

/** The longest run of words without a value in it. */
function partOf(text: string): string {
  return (
    text
      .split(/[\u2068\u2069]|\{\w+\}/)
      .toSorted((one, other) => other.length - one.length)[0]
      ?.trim() ?? ''
  )
}
