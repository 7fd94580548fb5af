import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { originOf, word } from './words.ts'

/** Whole dollars of the bold figure under each FOB price of the list; what else may suit stands below in a list of its own. */
async function pricesOf(main: Locator, locale: Locale): Promise<number[]> {
  const texts = await main
    .locator('ul:has(> .card)')
    .first()
    .locator('p')
    .filter({ hasText: word(locale, 'port.callao') })
    .locator('bdi.font-semibold')
    .allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')))
}

async function order(page: Page, locale: Locale, sort: string, hasScript: boolean): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: word(locale, 'list.sort') }).selectOption(sort)
  if (!hasScript) await main.getByRole('button', { name: word(locale, 'common.confirm') }).click()
  await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
}

/** The client comes with the first sign of a visitor. */
async function wakeClient(page: Page): Promise<void> {
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

function journey(locale: Locale, hasScript: boolean): void {
  test(`lists go by the price at the port in ${locale}, ${hasScript ? 'with' : 'without'} script`, async ({ page, server }) => {
    const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
    const main = page.getByRole('main')
    const isRising = (prices: readonly number[]) => prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0))
    await page.goto(`${origin}/carList?dest=PE-callao`)
    if (hasScript) await wakeClient(page)

    // The list says from which price on it begins, and with the order by it begins there.
    const first = Number((await main.getByRole('status').locator('bdi').innerText()).replaceAll(/\D/g, ''))
    await order(page, locale, '7', hasScript)
    await expect.poll(async () => (await pricesOf(main, locale))[0]).toBe(first)
    const all = await pricesOf(main, locale)
    expect(all.length).toBeGreaterThan(20)
    expect(isRising(all)).toBe(true)

    // Narrowed to what costs no more than the fifth.
    const most = all[4] ?? 0
    const field = main.locator('input[name=landed_to]')
    await field.fill(String(most))
    await (hasScript ? field.blur() : main.locator('.filter-apply').click())
    await expect(page).toHaveURL(hasScript ? new RegExp(`landed_to=${most}&sort=7&dest=PE-callao$`) : new RegExp(`landed_to=${most}&`))
    await expect(main.getByRole('navigation', { name: word(locale, 'filter.active') }).getByRole('link')).toHaveCount(1)
    await expect.poll(() => pricesOf(main, locale)).toEqual(all.filter((price) => price <= most))

    // Used cars and both together are asked the same.
    await page.goto(`${origin}/allCars?sort=7&landed_to=${most}&dest=PE-callao`)
    const both = await pricesOf(main, locale)
    expect(both.length).toBeGreaterThan(all.filter((price) => price <= most).length)
    expect(isRising(both) && both.every((price) => price <= most)).toBe(true)
  })
}

test.describe('with script', () => {
  test('a search for a price at a port leads to the list by the price there', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/searchsite?word=suv+under+30000+to+callao')
    await main.getByRole('link', { name: 'Total in Callao with duties: up to US$30,000' }).click()
    await expect(page).toHaveURL(/landed_to=30000/)
    await expect(main.getByRole('status').filter({ hasText: 'Total in Callao with duties: from' })).toBeVisible()
    const prices = await pricesOf(main, 'en')
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices)).toBeLessThanOrEqual(30_000)
    // A country of several ports is no port.
    await page.goto('/searchsite?word=suv+under+30000+to+mexico')
    await expect(main.getByRole('link', { name: /with duties: up to/ })).toHaveCount(0)
  })

  for (const locale of ['en', 'ar'] as const) journey(locale, true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of ['es', 'th'] as const) journey(locale, false)

  test('a country whose duties nobody estimates is ordered by CIF alone', async ({ page }) => {
    await page.goto('/carList?dest=AO-luanda')
    const main = page.getByRole('main')
    const sort = main.getByRole('combobox', { name: 'Sort' })
    await expect(sort.locator('option')).toHaveCount(8)
    await expect(sort).toContainText('CIF Luanda: low to high')
    await expect(main.locator('input[name=landed_to]')).toHaveCount(0)
  })
})
