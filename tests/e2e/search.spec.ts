import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for the answer with status 400 that an incomplete form gets.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 400/] })

const VIN = '1M8GDM9AXKP042788'

test('a buyer searches with a slip, reads what a part fits and asks for it with the VIN', async ({ page, server }) => {
  const person = newPerson('Kofi Mensah')
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
  await box.fill('chery oil filtre')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/searchsite\?word=chery/)
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' })
  await expect(kinds.getByRole('link').first()).toHaveText(/^Parts and accessories/)
  const parts = page.getByRole('region', { name: /^Parts and accessories/ })
  await expect(parts.locator('mark').first()).toHaveText('Oil')
  await parts.getByRole('link', { name: 'Oil filter, 1.5T and 1.6T petrol' }).click()

  await expect(page).toHaveURL(/\/carFittingsDetail\/FIL-002C$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Oil filter, 1.5T and 1.6T petrol' })).toBeVisible()
  const fits = page.getByRole('region', { name: 'Vehicles it fits' })
  await expect(fits.getByRole('rowheader', { name: 'Tiggo 9' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'OEM number' }).first()).toBeVisible()

  const form = page.getByRole('main').getByRole('form', { name: 'Send an enquiry' })
  await form.getByLabel('Name').fill(person.name)
  await form.getByLabel('E-mail').fill(person.mail)
  await form.getByLabel('Phone number').fill(person.mobile)
  const vin = form.getByLabel('Chassis number (VIN)')
  await vin.fill('1M8GDM9AX')
  await vin.blur()
  await expect(form.getByText('This has 9 characters', { exact: false })).toBeVisible()
  await vin.fill('1M8GDM9A1KP042788')
  await vin.blur()
  await expect(form.getByText('The ninth character does not match the others', { exact: false })).toBeVisible()
  await vin.fill(VIN.toLowerCase())
  await vin.blur()
  await form.getByRole('combobox', { name: /Country or region/ }).click()
  const picker = page.getByRole('dialog', { name: 'Choose your country or region' })
  await chooseCountry(picker, 'ghana', 'Confirm')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/result\?ref=/)
  const rows = await query<{ vin: string; sku: string }>(
    server,
    'select enquiry.vin, fitting.sku from enquiry join fitting on fitting.id = enquiry.fitting_id where enquiry.mail = $1',
    [person.mail],
  )
  expect(rows).toEqual([{ vin: VIN, sku: 'FIL-002C' }])
})

test('an Arabic reader finds a maker and a part, and asks us where nothing is found', async ({ page, server }) => {
  const ar = (key: string) => word('ar', key)
  const origin = originOf(server.origin, 'ar')
  await page.goto(`${origin}/searchsite?word=${encodeURIComponent('شيري تيجو')}`)
  await expect(page.getByRole('region', { name: new RegExp(`^${ar('search.brands')}`) }).getByRole('link', { name: /Chery/ })).toBeVisible()
  const cars = page.getByRole('region', { name: new RegExp(`^${ar('search.cars')}`) })
  await expect(cars.getByRole('link', { name: /Tiggo/ }).first()).toBeVisible()

  await page.goto(`${origin}/searchsite?word=${encodeURIComponent('فلتر زيت')}`)
  await page
    .getByRole('region', { name: new RegExp(`^${ar('menu.carFittings')}`) })
    .getByRole('link', { name: /فلتر زيت.*1\.5L/ })
    .click()
  await expect(page.getByRole('region', { name: ar('fittings.fitsTitle') }).getByRole('table')).toBeVisible()

  await page.goto(`${origin}/searchsite?word=${encodeURIComponent('‮ \u0001qwertz')}`)
  await expect(page.getByText(ar('search.noResultsText'))).toBeVisible()
  await expect(page.getByRole('main').getByLabel(ar('enquiry.remark'))).toHaveValue(/qwertz/)
  await page.goto(`${origin}/searchsite`)
  await expect(page.getByRole('main').getByRole('heading', { name: ar('shell.enterKeywords') })).toBeVisible()
})
