import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { PHONE_OPTIONS } from './weight-limits.ts'
import { word } from './words.ts'

const destOf = (page: Page) => new URL(page.url()).searchParams.get('dest')

async function remember(page: Page, code: string, back: string): Promise<void> {
  await page.goto(`/destination?back=${encodeURIComponent(back)}`)
  await page.getByRole('combobox', { name: 'Country and port' }).selectOption(code)
  await page.getByRole('button', { name: 'Show prices there' }).click()
}

/** R22.8: the destination of a page is that of everything that it leads to. */
function journeys(): void {
  test('the destination of a list goes along to the vehicle, back, to the comparison, other lists and search', async ({ page }) => {
    const main = page.getByRole('main')
    await remember(page, 'PE-callao', '/carList')
    // What was chosen stands in the address, to be shared.
    await expect(page).toHaveURL(/\/carList\?dest=PE-callao$/)
    await page.goto('/import/ke')
    await main.getByRole('link', { name: /\d new vehicles$/ }).click()
    await expect(page).toHaveURL(/\/carList\?dest=KE-mombasa$/)
    await expect(main.getByRole('link', { name: 'Prices to Mombasa' })).toBeVisible()
    const card = main.getByRole('listitem').filter({ hasText: 'in Mombasa' }).first()
    const price = await card.locator('p', { hasText: 'in Mombasa' }).locator('bdi').first().innerText()
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/car\/[^?]+\?dest=KE-mombasa$/)
    await expect(page.locator('#landed').getByRole('row').last()).toContainText(price)
    await page
      .getByRole('navigation', { name: word('en', 'common.breadcrumb') })
      .getByRole('link')
      .nth(1)
      .click()
    await expect(page).toHaveURL(/\/carList\?dest=KE-mombasa$/)
    await main.locator('a[href^="/usedCars"]').first().click()
    await expect(page).toHaveURL(/\/usedCars\?.*dest=KE-mombasa$/)
    const search = page.locator('header input[name=word]')
    await search.fill('byd')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/searchsite\?word=byd&dest=KE-mombasa$/)
    await page.goto('/compare?dest=KE-mombasa&cars=chery-tiggo-4-pro-1-5l-cvt-elite-2025')
    await expect(main.getByRole('row', { name: /^Freight/ })).toContainText('US$')
    await main.getByRole('combobox', { name: 'Add a car' }).selectOption({ index: 1 })
    await main.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(() => destOf(page)).toBe('KE-mombasa')
    // The device still remembers its own port.
    await page.goto('/carList')
    await expect(main.getByRole('link', { name: 'Prices to Callao' })).toBeVisible()
  })

  test('a country speaks of the buyer’s own port, and its prices follow another one', async ({ page }) => {
    const main = page.getByRole('main')
    await remember(page, 'RU-vladivostok', '/import/ru')
    await expect(main.getByRole('link', { name: 'Prices to Vladivostok' })).toBeVisible()
    const ports = main.getByRole('navigation', { name: 'Change port' })
    await expect(ports.locator('[aria-current]')).toHaveText('Vladivostok')
    const total = page.locator('#landed').getByRole('row').last().getByRole('cell')
    const there = await total.innerText()
    await ports.getByRole('link', { name: 'Novorossiysk' }).click()
    await expect(page).toHaveURL(/\/import\/ru\?dest=RU-novorossiysk$/)
    await expect(main.getByRole('link', { name: 'Prices to Novorossiysk' })).toBeVisible()
    await expect(total).not.toHaveText(there)
  })

  test('a port that is not known leaves the remembered one, and is told', async ({ page }) => {
    const main = page.getByRole('main')
    await remember(page, 'PE-callao', '/')
    for (const code of ['ZZ-nowhere', 'KE-atlantis', 'mombasa']) {
      await page.goto(`/carList?dest=${code}`)
      await expect(page.locator('.site-banner')).toContainText('The link you opened names a port we don’t know')
      await expect(main.getByRole('link', { name: 'Prices to Callao' })).toBeVisible()
    }
  })

  test('a figure that cannot be read is told beside its field, and a port is asked for where prices at one are', async ({ page }) => {
    const main = page.getByRole('main')
    for (const typed of ['-5', 'abc', '99999999999999999999']) {
      await page.goto(`/carList?dest=PE-callao&landed_to=${typed}`)
      await expect(main.getByRole('alert')).toHaveText('We can’t read this number. Please use digits only.')
      await expect(page.locator('#filter-panel [name=landed_to]')).toHaveValue(typed)
    }
    for (const query of ['landed_to=20000', 'sort=7']) {
      await page.context().clearCookies()
      await page.goto(`/carList?${query}`)
      await expect(main.getByText('choose your port first.')).toBeVisible()
      await main.getByRole('link', { name: 'Choose country and port' }).click()
      await page.getByRole('combobox', { name: 'Country and port' }).selectOption('PE-callao')
      await page.getByRole('button', { name: 'Show prices there' }).click()
      await expect(page).toHaveURL(new RegExp(`/carList\\?${query}&dest=PE-callao$`))
    }
  })
}

test.describe('with script', journeys)
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  journeys()
})

test.describe('on a phone', () => {
  test.use(PHONE_OPTIONS)

  test('the home page leads to the choice of a port, and the bar of a vehicle tells the price there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Your port', exact: true }).click()
    await page.getByRole('combobox', { name: 'Country and port' }).selectOption('KE-mombasa')
    await page.getByRole('button', { name: 'Show prices there' }).click()
    await expect(page).toHaveURL(/\/\?dest=KE-mombasa$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Prices to Mombasa' })).toBeVisible()
    await page.goto('/car/chery-tiggo-4-pro-1-5l-cvt-elite-2025?dest=KE-mombasa')
    const total = await page.locator('#landed').getByRole('row').last().getByRole('cell').innerText()
    await expect(page.locator('.sticky-bar')).toContainText(total)
    await expect(page.locator('.sticky-bar')).toContainText('in Mombasa')
    await expect(page.getByText('See “What it costs in Mombasa” on this page for freight')).toBeAttached()
  })
})
