import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for the answer with status 400 that an incomplete form gets, and for a line that is cut.
test.use({ expectedNoise: [/the server responded with a status of 400|net::ERR_FAILED \(.*suggest\.json/] })

const VIN = '1M8GDM9AXKP042788'

test('a buyer searches with a slip, reads what a part fits and asks for it with the VIN', async ({ page, server }) => {
  const person = newPerson('Kofi Mensah')
  await page.goto('/')
  const box = page.getByRole('banner').getByLabel('Search').and(page.locator('input'))
  await box.fill('chery oil filtre')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/searchsite\?word=chery/)
  const kinds = page.getByRole('navigation', { name: 'Result types' })
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
  await expect(form.getByText('This one has 9 characters', { exact: false })).toBeVisible()
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

for (const { locale, width, height, text, without } of [
  { locale: 'en', width: 390, height: 844, text: 'electric suv under 20000', without: 'electric suv' },
  { locale: 'ru', width: 667, height: 375, text: 'электро внедорожник до 20000 долларов', without: 'электро внедорожник' },
  { locale: 'th', width: 1366, height: 768, text: 'ลงท่าเรือแหลมฉบัง รถไฟฟ้า 7 ที่นั่ง', without: 'ลง รถไฟฟ้า 7 ที่นั่ง' },
] as const) {
  test(`${locale} › what was understood of a search stands above it and can be taken off, and the cheapest come first when asked for (R7.8)`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height })
    const say = (key: string) => word(locale, key)
    await page.goto(`${originOf(server.origin, locale)}/searchsite?${new URLSearchParams({ word: text }).toString()}`)
    const understood = page.getByRole('navigation', { name: say('search.understood') })
    const chips = understood.getByRole('link')
    const before = await chips.count()
    expect(before).toBeGreaterThan(1)
    const cars = page.getByRole('region', { name: new RegExp(`^${say('search.cars')} ?\\d`) })
    const count = Number((await cars.getByRole('heading', { level: 2 }).innerText()).replaceAll(/\D/g, ''))
    expect(count).toBeGreaterThan(0)

    await page
      .getByRole('navigation', { name: say('list.sort') })
      .getByRole('link', { name: say('list.sort2') })
      .click()
    await expect(page).toHaveURL(/order=cheapest/)
    const prices = (await cars.getByText(/US\$|\$|US/).allInnerTexts()).map((price) => Number(price.replaceAll(/\D/g, ''))).filter((price) => price > 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))

    await chips.last().click()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(without)
    await expect(chips).toHaveCount(before - 1)
  })
}

test('a model that is not to be had is answered by its kind, and what nothing meets is named (R7.9)', async ({ page }) => {
  await page.goto('/searchsite?word=toyota+hilux')
  await expect(page.getByText('We don’t have “toyota hilux”', { exact: false })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Cars/ }).getByRole('link', { name: /Poer/ }).first()).toBeVisible()
  await page.goto('/searchsite?word=used+toyota+corolla+white+automatic+2018')
  await expect(page.getByText('No vehicle matches everything. Shown without: “white”.')).toBeVisible()
  await page.goto('/searchsite?word=how+do+I+pay')
  await expect(
    page
      .getByRole('region', { name: /^Pages/ })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', '/carPurchaseProcess')
})

test('a search suggests while it is typed: chosen by keys or a tap, left by Escape, and without a line it is a plain form (R7.13)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const field = page.getByRole('main').getByRole('combobox', { name: 'Search' })
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).click()
  await field.pressSequentially('byd se')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option', { name: 'BYD Seal' }).first()).toBeVisible()
  await expect(list.getByRole('group', { name: 'Cars' }).getByRole('option').first()).toContainText('FOB US$')
  await expect(page.getByRole('status').filter({ hasText: /suggestions/ })).toHaveText(/^\d+ suggestions$/)

  await field.press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('byd se')

  await field.pressSequentially('a')
  await list
    .getByRole('group', { name: 'Cars' })
    .getByRole('option', { name: /^BYD Seal/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/car\/byd-seal/)

  const inHeader = page.getByRole('banner').getByLabel('Search').and(page.locator('input'))
  await inHeader.fill('electric su')
  await list.getByRole('option', { name: 'electric SUV' }).click()
  await expect(page).toHaveURL(/\/searchsite\?word=electric\+SUV$/)

  // Without a line nothing is suggested, and nothing is in the way.
  await page.route('**/suggest.json*', (route) => route.abort())
  const onPage = page.getByRole('main').getByLabel('Search').and(page.locator('input'))
  await expect(inHeader).toBeHidden()
  await onPage.fill('tiggo')
  await expect(list).toBeHidden()
  await onPage.press('Enter')
  await expect(page).toHaveURL(/word=tiggo/)
  await context.unrouteAll()
})

test('suggestions in Arabic keep Latin names in their order, and cut them at their end (R7.13)', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(originOf(server.origin, 'ar'))
  await page.getByRole('main').getByRole('searchbox').click()
  await page.getByRole('main').getByRole('combobox').pressSequentially('toyota')
  const notes = page.locator('.suggestion-note').filter({ hasText: /^\u2068\d/ })
  await expect(notes.first()).toBeVisible()
  // Where the signs of the first name stand: from the left, one behind the other, the first of them in sight.
  const seen = await notes.first().evaluate((note) => {
    const text = note.firstChild as Text
    const box = note.getBoundingClientRect()
    return Array.from({ length: 6 }, (_sign, at) => {
      const range = document.createRange()
      range.setStart(text, at + 1)
      range.setEnd(text, at + 2)
      return range.getBoundingClientRect().left - box.left
    })
  })
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen)
  expect(seen[0]).toBeGreaterThanOrEqual(-1)
  const names = await page
    .locator('.suggestion-name')
    .first()
    .evaluate((name) => getComputedStyle(name).textAlign)
  expect(names).toBe('right')
})
