import type { BrowserContext, Page, Request } from '@playwright/test'
import { readDemandMark, type DemandMark } from '#apps/server/demand/read-demand-mark.ts'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { enterAs } from './staff-session.ts'

/** What the server would count of the requests that a browser sends. */
function marksOf(context: BrowserContext): () => Promise<DemandMark[]> {
  const sent: Request[] = []
  context.on('request', (request) => sent.push(request))
  return async () => {
    const marks = await Promise.all(sent.splice(0).map(readMark))
    return marks.filter((mark) => mark !== null)
  }
}

async function readMark(request: Request): Promise<DemandMark | null> {
  const { host, pathname, search } = new URL(request.url())
  const headers = await request.allHeaders()
  return readDemandMark({ method: request.method(), url: `${pathname}${search}`, headers: { ...headers, host } }, request.method() === 'POST' ? 204 : 200)
}

const FIRST_CAR = '#car li a[href^="/car/"]'
const searched = { what: 'searched', locale: 'en', word: 'byd seal' }
const opened = { what: 'opened', locale: 'en', word: 'byd seal' }

async function searchFor(page: Page, text: string): Promise<void> {
  const box = page.getByRole('main').getByRole('search').getByLabel('Search')
  await box.fill(text)
  await box.press('Enter')
  await expect(page).toHaveURL(`/searchsite?${new URLSearchParams({ word: text }).toString()}`)
}

test('a search and what is opened from it are counted once, whoever loads the pages', async ({ page, context }) => {
  const marks = marksOf(context)
  await page.goto('/searchsite')
  await searchFor(page, 'BYD Seal')
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await page.waitForSelector('html[data-hydrated]')
  await expect.poll(() => page.locator('head link[rel=prefetch][href*=".data"]').count()).toBeGreaterThan(0)
  expect(await marks()).toEqual([searched])

  const path = await page.locator(FIRST_CAR).first().getAttribute('href')
  await page.locator(FIRST_CAR).first().click()
  await expect(page).toHaveURL(String(path))
  await expect.poll(marks).toEqual([opened])

  await page.goBack()
  await expect(page.locator(FIRST_CAR).first()).toBeVisible()
  expect(await marks()).toEqual([])

  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator(FIRST_CAR)
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await other.waitForLoadState()
  expect(await marks()).toEqual([opened])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same is counted', async ({ page, context }) => {
    const marks = marksOf(context)
    await page.goto('/searchsite')
    await searchFor(page, 'BYD Seal')
    await page.locator(FIRST_CAR).first().click()
    await expect(page).toHaveURL(/\/car\//)
    expect(await marks()).toEqual([searched, opened])
  })
})

const INSERT = `insert into search_demand (day, locale, word, terms, found, searches, opened) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (day, locale, word) do update set searches = excluded.searches`

test('staff read what buyers look for and do not find, and take it with them', async ({ page, context, server }) => {
  const day = new Date().toISOString().slice(0, 10)
  // Other journeys on this product search too.
  const rows = [
    ['en', 'hilux double cab', ['body:Pickup', 'price:..20000'], 0, 7, 0],
    ['fr', 'byd seal', ['model:byd/Seal'], 4, 5, 3],
    ['ar', '<b>شيري</b>', [], 2, 3, 0],
    ['en', '', null, null, 2, 0],
  ]
  for (const [locale, word, terms, found, searches, done] of rows)
    await query(server, INSERT, [day, locale, word, terms === null ? null : JSON.stringify(terms), found, searches, done])
  await enterAs(context, server, { name: 'Lin Content', role: 'content' })
  await page.goto('/admin#/demand')
  const unmet = page.getByRole('region', { name: 'Searched for, but not in stock' })
  await expect(unmet.getByRole('row', { name: /hilux double cab.*7/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Found, but nothing opened' }).getByRole('row', { name: /<b>شيري<\/b>/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Filters they use' }).getByText('up to 20,000')).toBeVisible()
  await expect(page.getByText(/\d+ search(es are| is) counted without (their|its) words/)).toBeVisible()

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
  expect(file.suggestedFilename()).toBe(`demand-${day}.csv`)

  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'French' }).click()
  await expect(unmet.getByRole('row', { name: /hilux double cab/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /byd seal/ }).first()).toBeVisible()
})
