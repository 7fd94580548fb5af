import type { Locator, Page } from '@playwright/test'
import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { newPerson } from './leads.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for what could not be fetched.
test.use({ expectedNoise: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

/** Longer than a line, with a word that no line of a phone holds. */
const REMARK = `Necesito cinco camionetas diésel para el puerto del Callao antes de marzo ${'x'.repeat(60)}`

async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 320)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Fills in a form and sends it where nothing answers, so that it waits. */
async function keepEnquiry(page: Page, form: Locator, t: (key: string) => string): Promise<void> {
  const person = newPerson('Amina')
  await form.getByLabel(t('enquiry.name')).fill(person.name)
  await form.getByLabel(t('enquiry.email')).fill(person.mail)
  await form.getByLabel(t('enquiry.mobile')).fill(person.mobile)
  await form.getByRole('combobox', { name: new RegExp(t('enquiry.country')) }).click()
  await chooseCountry(page.getByRole('dialog', { name: t('country.choose') }), '+234', t('common.confirm'))
  await form.getByLabel(t('enquiry.remark')).fill(REMARK)
  await form.getByRole('button', { name: t('enquiry.submit') }).click()
}

/** On phones of both widths all of it can be seen and pressed without scrolling sideways. */
async function expectWithin(page: Page, part: Locator, about: string): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const where = `${about} at ${width} px`
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width)
    for (const button of await part.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box?.x, where).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? width), where).toBeLessThanOrEqual(width)
    }
  }
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  expect(a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y)).toBe(true)
}

for (const locale of ['es', 'ru', 'en', 'ar'] as const) {
  test(`an enquiry that waits fits a phone in ${locale} (R10.16)`, async ({ page, server }) => {
    const t = (key: string) => word(locale, key)
    const origin = originOf(server.origin, locale)
    const main = page.getByRole('main')
    const card = page.locator('.line-card')
    const tabBar = page.locator('.tab-bar')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/api/clue/record', (route) => route.abort())
    await page.goto(`${origin}/contactUs`)
    await wake(page)
    const form = main.getByRole('form', { name: t('enquiry.title') })
    await keepEnquiry(page, form, t)
    await expect(form.getByText(t('enquiry.kept'))).toBeVisible()
    await expect(card).toBeVisible()
    await expectWithin(page, form, 'the form')
    await expect(tabBar).toBeInViewport({ ratio: 1 })
    await expectApart(form.getByText(t('enquiry.kept')), card)

    await page.goto(`${origin}/carList`)
    await wake(page)
    await expect(card).toBeInViewport({ ratio: 1 })
    await expectApart(card, page.getByRole('banner').first())
    await expectApart(card, tabBar)
    await card.locator('summary').click()
    await expectWithin(page, card, 'the card')
    await card.locator('summary').click()
    await tabBar.getByRole('button', { name: t('shell.askUs') }).click()
    const sheet = page.getByRole('dialog').filter({ has: page.getByRole('form') })
    await keepEnquiry(page, sheet, t)
    await expect(sheet.getByText(t('enquiry.kept'))).toBeVisible()
    await expectWithin(page, sheet, 'the sheet')

    await page.goto(`${origin}/myEnquiries`)
    await wake(page)
    await expect(main.getByRole('button', { name: t('enquiry.sendNow') })).toHaveCount(2)
    await expectWithin(page, main, 'my enquiries')
    await expect(tabBar).toBeInViewport({ ratio: 1 })
    await expect(card).toHaveCount(0)
  })
}
