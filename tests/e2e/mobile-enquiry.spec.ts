import { devices } from '@playwright/test'
import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson } from './leads.ts'
import { originOf, word } from './words.ts'

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

const ar = (key: string) => word('ar', key)

test('a buyer on a phone finds a BYD SUV in Arabic and sends an enquiry', async ({ page, server }) => {
  const person = newPerson('أمينة')
  await page.goto(`${originOf(server.origin, 'ar')}/mobile/carList`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.getByRole('button', { name: ar('filter.title') }).click()
  const filters = page.getByRole('form', { name: ar('filter.title') })
  await filters.getByRole('checkbox', { name: /BYD/ }).check()
  await expect(page).toHaveURL(/brand=byd/)
  await filters
    .getByRole('checkbox', { name: new RegExp(`^${ar('autoType.suv')}`) })
    .first()
    .check()
  await expect(page).toHaveURL(/auto_type=suv/)
  await filters.getByRole('button', { name: ar('common.close') }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /BYD/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BYD')

  await page
    .getByRole('navigation', { name: ar('shell.tabBar') })
    .getByRole('button', { name: ar('shell.askUs') })
    .click()
  const sheet = page.getByRole('dialog', { name: ar('enquiry.panelTitle') })
  await sheet.getByLabel(ar('enquiry.name')).fill(person.name)
  await sheet.getByLabel(ar('enquiry.email')).fill(person.mail)
  await sheet.getByLabel(ar('enquiry.mobile')).fill(person.mobile)
  await sheet.getByRole('combobox', { name: new RegExp(ar('enquiry.country')) }).click()
  const picker = page.getByRole('dialog', { name: ar('country.choose') })
  await chooseCountry(picker, '+966', ar('common.confirm'))
  await sheet.getByLabel(ar('enquiry.remark')).fill(person.remark)
  await sheet.getByRole('button', { name: ar('enquiry.submit') }).click()

  await expect(page).toHaveURL(/\/result\?ref=/)
  await expect(page.getByRole('heading', { level: 1, name: ar('result.title') })).toBeVisible()
  expect(await findLead(server, person.mail)).toMatchObject({ locale: 'ar', source: 'Auto-Chat' })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBe(0)
})
