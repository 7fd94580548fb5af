import path from 'node:path'
import { chromium, type Page, type Route } from '@playwright/test'
import { readTestEnv } from '#apps/server/settings/env.ts'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { startBuiltServer } from './setup/built-server.ts'
import type { Product } from './setup/product.ts'
import { saveData } from './visit.ts'
import { originOf, word } from './words.ts'

const CAR = '/car/byd-dolphin-active-420-km-2024'
const DATA = '**/hydration/**'
// Chromium itself writes an error for an answer of 410, and the page says why it does not come alive.
// The client comes at a sign of the visitor alone, so that a journey says when.
test.beforeEach(({ page }) => saveData(page))
test.use({ expectedNoise: [/status of 410|ERR_INTERNET_DISCONNECTED|\/no-such-page\)|\/hydration\/.*: 410/] })

async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 320)
}

async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Publishes another name of the vehicle, and the first one again. */
async function withName(server: Product, work: () => Promise<void>): Promise<void> {
  const sign = CAR.split('/').at(-1) ?? ''
  const rename = async (from: string, to: string) => {
    await query(server, 'update car set model_name = replace(model_name, $2, $3) where model_sign = $1', [sign, from, to])
    await query(server, `select pg_notify('content', '["car"]')`)
  }
  await rename('Dolphin', 'Dauphin')
  try {
    await work()
  } finally {
    await rename('Dauphin', 'Dolphin')
  }
}

/** Counts how often the document was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

test('the document carries no data of its page; they come once, with the script, and for ever', async ({ page, server }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${server.origin}${CAR}`)
  const block = JSON.parse((await page.locator('#hydration').textContent()) ?? '') as { data: string; stream?: string; context?: object }
  // What is the same on every page travels with the boot script.
  expect([block.stream, block.context]).toEqual([undefined, undefined])
  expect(asked.filter((name) => name.startsWith('/hydration/'))).toEqual([])
  await wake(page)
  await expectAlive(page)
  expect(asked.filter((name) => name.startsWith('/hydration/'))).toEqual([`/hydration/${block.data}${CAR}`])
  const answer = await page.request.get(`${server.origin}/hydration/${block.data}${CAR}`)
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test('a page comes alive from a process that has not made it', async ({ page, server }) => {
  // Pictures that are made meanwhile would change the pages.
  const unmade = () => query(server, `select id from media where rendition_state in ('pending', 'shown')`)
  await expect.poll(unmade, { timeout: 40_000 }).toEqual([])
  // Only a product without staff offers a link, and another journey of this worker may have let somebody in.
  await query(server, 'delete from staff')
  const other = await startBuiltServer({ ...server, rootDir: path.resolve(import.meta.dirname, '../..'), siteOrigin: server.origin })
  // A start makes the link of the one before useless.
  server.setupLink = other.setupLink
  try {
    const answers: number[] = []
    await page.route(DATA, async (route: Route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: `${other.origin}${pathname}${search}` })
      answers.push(response.status())
      await route.fulfill({ response })
    })
    // The news of the last pictures may still be on its way to the first process: until it is there, both make different pages.
    const nameAt = async (origin: string) => {
      const html = await (await page.request.get(origin, { headers: { host: new URL(server.origin).host } })).text()
      return /"data":"([\w-]+)"/.exec(html)?.[1]
    }
    await expect.poll(async () => (await nameAt(server.origin)) === (await nameAt(other.origin))).toBe(true)
    for (const address of ['/', '/carList?type=suv', CAR, '/no-such-page']) {
      await page.goto(`${server.origin}${address}`)
      await wake(page)
      await expectAlive(page)
    }
    expect(answers).toEqual([200, 200, 200, 200])
  } finally {
    await other.stop()
  }
})

test('a page that was open while its content was dropped comes alive as it was', async ({ page, server }) => {
  const loads = countLoads(page)
  await page.goto(`${server.origin}${CAR}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Dolphin')
  await withName(server, async () => {
    await expect.poll(async () => (await page.request.get(`${server.origin}${CAR}`)).text()).toContain('Dauphin')
    await wake(page)
    await expectAlive(page)
    await expect(heading).toContainText('Dolphin')
    expect(loads()).toBe(1)
  })
})

test('where the data of a page are gone it is loaded again, once', async ({ page, server }) => {
  const loads = countLoads(page)
  await page.route(DATA, (route) => route.fulfill({ status: 410 }))
  await page.goto(`${server.origin}${CAR}`)
  await wake(page)
  await expect.poll(loads).toBe(2)
  // It stays as it is then, and its links and forms work as without script.
  await page.waitForLoadState('load')
  const failed = page.waitForEvent('console', { predicate: (message) => message.text().includes(': 410') })
  await wake(page)
  await failed
  await page.getByRole('banner').getByRole('link', { name: 'Quayline' }).first().click()
  await expect(page).toHaveURL(`${server.origin}/`)
  await expect.poll(loads).toBe(3)
})

test('where the data are gone and somebody has begun to write, nothing is lost', async ({ page, server }) => {
  const loads = countLoads(page)
  await page.goto(`${server.origin}/contactUs`)
  const form = page.getByRole('main').getByRole('form')
  const failed = page.waitForEvent('console', { predicate: (message) => message.text().includes(': 410') })
  const remark = form.getByLabel(word('en', 'enquiry.remark'))
  const { promise: written, resolve } = Promise.withResolvers<void>()
  await page.route(DATA, async (route) => {
    await written
    await route.fulfill({ status: 410 })
  })
  await remark.pressSequentially('Two units to Tema')
  resolve()
  await failed
  await expect(remark).toHaveValue('Two units to Tema')
  expect(loads()).toBe(1)
})

test('what is written while a slow line brings the data stays', async ({ page, server }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(DATA, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${server.origin}/contactUs`)
  const remark = page.getByRole('main').getByRole('form').getByLabel(word('en', 'enquiry.remark'))
  await remark.pressSequentially('Two units ')
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
  resolve()
  await expectAlive(page)
  await remark.pressSequentially('to Tema')
  await expect(remark).toHaveValue('Two units to Tema')
})

test('a page whose first sign comes without a line comes alive when the line is back', async ({ page, context, server }) => {
  await page.goto(`${server.origin}${CAR}`, { waitUntil: 'load' })
  const failed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('/hydration/') })
  await context.setOffline(true)
  await wake(page)
  await failed
  await context.setOffline(false)
  await expectAlive(page)
})

test('what nobody keeps carries its data itself', async ({ page, server }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${server.origin}/result?ref=ABCDEF`)
  await wake(page)
  await expectAlive(page)
  expect(asked.filter((name) => name.startsWith('/hydration/'))).toEqual([])
})

test('a page comes alive from the cache of back and forward', async ({ server }) => {
  const { launchOptions } = test.info().project.use
  // The headless shell has no such cache.
  const browser = await chromium.launch({ ...launchOptions, executablePath: readTestEnv().chromePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await browser.newPage()
    await saveData(page)
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['persisted'] = String(persisted)))
    })
    await page.goto(`${server.origin}/carList`)
    await page.goto(`${originOf(server.origin, 'ar')}/about`)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-persisted=true]')).toBeAttached()
    await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
    await wake(page)
    await expectAlive(page)
    await page.goto(`${originOf(server.origin, 'ar')}/about`)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-persisted=true][data-hydrated]')).toBeAttached()
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /^BYD/ }).first().click()
    await expect(page).toHaveURL(/\/car\//)
  } finally {
    await browser.close()
  }
})

test('a pointer that rests where a page comes is no sign of the visitor, and one that moves is', async ({ page, server }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${server.origin}/about`, { waitUntil: 'networkidle' })
  const report = (movementX: number) => page.evaluate((moved) => void dispatchEvent(new PointerEvent('pointermove', { movementX: moved })), movementX)
  await report(0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked.filter((name) => name.startsWith('/hydration/'))).toEqual([])
  await report(2)
  await expectAlive(page)
})
