import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { originOf, word } from './words.ts'

// Chromium writes a line of its own for a form that comes back.
test.use({ expectedNoise: [/status of (400|422)/] })

/** Names a port from the list's own control, and comes back to the list. */
async function choose(page: Page, locale: Locale, code: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: word(locale, 'landed.choose'), exact: true }).click()
  await expect(page).toHaveURL(/\/destination\?back=%2FcarList/)
  await main.getByRole('combobox', { name: word(locale, 'landed.place') }).selectOption(code)
  await main.getByRole('button', { name: word(locale, 'landed.show') }).click()
  // It stands in the address, which can be shared as it is.
  await expect(page).toHaveURL(new RegExp(`/carList\\?dest=${code}$`))
}

/** Whole dollars of a text: digits are Latin and grouped in every language. */
async function dollarsOf(text: Locator): Promise<number> {
  const digits = /\d[\d.,\s\u00a0\u202f']*/.exec(await text.innerText())?.[0] ?? ''
  return Number(digits.replaceAll(/\D/g, ''))
}

async function totalOf(page: Page): Promise<number> {
  const answer = await page.request.get(`/api/price/landed?kind=new&id=${signOf(page)}&country=KE&port=Mombasa&mode=roro`)
  const { data } = (await answer.json()) as { data: { landed_total_usd: number | null } }
  return data.landed_total_usd ?? 0
}

function signOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

function journey(locale: Locale, hasScript: boolean): void {
  test(`a port named once is in every price in ${locale}, ${hasScript ? 'with' : 'without'} script`, async ({ page, server }) => {
    const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
    const place = word(locale, 'port.mombasa')
    const main = page.getByRole('main')
    const found = main.getByRole('status').filter({ hasText: /\d/ })
    await page.goto(`${origin}/carList`)
    const all = await dollarsOf(found)
    await choose(page, locale, 'KE-mombasa')

    // The list leaves out what Kenya does not admit, says how many, and shows them where that is asked for.
    const shown = await dollarsOf(found)
    const showAll = main.getByRole('link', { name: word(locale, 'landed.showAll') })
    await expect(showAll.locator('..')).toContainText(String(all - shown))
    const card = main.getByRole('listitem').filter({ hasText: place }).first()
    const onCard = await dollarsOf(card.locator('p').filter({ hasText: place }))
    await showAll.click()
    await expect(main.getByRole('link', { name: word(locale, 'landed.showAdmitted') })).toBeVisible()
    await expect(found).toContainText(String(all))
    await main.getByRole('link', { name: word(locale, 'landed.showAdmitted') }).click()
    await expect(showAll).toBeVisible()
    await expect(found).toContainText(String(shown))

    // The page of the vehicle says it line by line: the lines make the total, which is that of the card, of the call and of the comparison.
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/car\//)
    const rows = page.locator('#landed').getByRole('row')
    await expect(rows.last()).toBeVisible()
    const amounts = await Promise.all((await rows.all()).map((row) => dollarsOf(row.getByRole('cell'))))
    const total = amounts.at(-1) ?? 0
    const cif = amounts[3] ?? 0
    expect(amounts.slice(0, 3).reduce((sum, amount) => sum + amount, 0)).toBe(cif)
    expect(cif + amounts.slice(4, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total)
    expect([onCard, await totalOf(page)]).toEqual([total, total])
    await page.goto(`${origin}/compare?cars=${signOf(page)}`)
    expect(await dollarsOf(main.locator('p').filter({ hasText: place }).first())).toBe(total)
    expect(await dollarsOf(main.getByRole('row').filter({ hasText: place }).getByRole('cell'))).toBe(total)

    // An enquiry begins with country and port.
    const person = newPerson('Wanjiru')
    const form = main.getByRole('form', { name: word(locale, 'enquiry.title') })
    await page.goto(`${origin}/contactUs`)
    await form.getByLabel(word(locale, 'enquiry.name')).fill(person.name)
    await form.getByLabel(word(locale, 'enquiry.email')).fill(person.mail)
    await form.getByLabel(word(locale, 'enquiry.mobile')).fill('+254 712 345 678')
    await form.getByLabel(word(locale, 'enquiry.remark')).fill('Price, please')
    await form.getByRole('button', { name: word(locale, 'enquiry.submit') }).click()
    await expect(page).toHaveURL(/\/result\?ref=/)
    const leads = await query(server, 'select iso2, destination_port from enquiry join country on country.id = country_id where mail = $1', [person.mail])
    expect(leads).toEqual([{ iso2: 'KE', destination_port: 'Mombasa' }])

    // Forgotten, nothing speaks of it any more.
    await page.goto(`${origin}/destination?back=/carList`)
    await main.getByRole('button', { name: word(locale, 'landed.forget') }).click()
    await expect(found).toContainText(String(all))
    await expect(main.getByText(place)).toHaveCount(0)
  })
}

test.describe('with script', () => {
  for (const locale of ['en', 'ar', 'ru'] as const) journey(locale, true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of ['es', 'th', 'ar'] as const) journey(locale, false)

  for (const [locale, dest] of [
    ['ur', 'PK-karachi'],
    ['ar', 'AE-jebel-ali'],
    ['ar', 'AO-luanda'],
  ] as const)
    test(`no phrase with a price is set from the left in ${locale} at ${dest}`, async ({ page, server }) => {
      const origin = originOf(server.origin, locale)
      const cars = 'zeekr-7x-awd-privilege-export-2026,chery-tiggo-7-pro-1-5t-cvt-luxury-2025'
      for (const path of [
        `/compare?cars=${cars}&`,
        '/carList?cif_to=40000&',
        '/car/chery-tiggo-7-pro-1-5t-cvt-luxury-2025?',
        '/usedCars?',
        '/menuCar/helper?budget=20000&',
      ]) {
        await page.goto(`${origin}${path}dest=${dest}`)
        const { priced, fromLeft } = await page.locator('main bdi').evaluateAll((boxes) => {
          const texts = boxes.map((box) => box.textContent ?? '').filter((text) => /\p{Script=Arabic}/u.test(text) && /US\$|CIF/.test(text))
          // A box takes its direction from its first letter or mark outside of what is isolated in it.
          const firstOf = (text: string) => /[\p{L}\u200e\u200f]/u.exec(text.replaceAll(/\u2068.*?\u2069/g, ''))?.[0] ?? ''
          return { priced: texts.length, fromLeft: texts.filter((text) => /[A-Za-z\u200e]/.test(firstOf(text))) }
        })
        expect(fromLeft, path).toEqual([])
        if (path.startsWith('/compare')) expect(priced).toBeGreaterThan(5)
      }
    })

  test('who comes by an address with a destination sees its prices, and keeps it where none was named, in another language too', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/carList?dest=PE-callao')
    await expect(main.getByRole('link', { name: 'Prices to Callao' })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/carList$/)
    await main.getByRole('listitem').getByRole('heading').getByRole('link').first().click()
    await expect(page.locator('#landed')).toContainText('Callao')
    await page.goto('/usedCars?dest=KE-mombasa')
    await expect(main.getByRole('link', { name: 'Prices to Mombasa' })).toBeVisible()
    await page.goto('/usedCars')
    await expect(main.getByRole('link', { name: 'Prices to Callao' })).toBeVisible()
    await page.locator('[popovertarget=language-picker]').first().click()
    await page.locator('#language-picker').getByRole('link', { name: 'Español' }).click()
    // Loaded whole: until its styles are there, what they hide is a second link of the name.
    await page.waitForURL('http://es.*/**')
    await expect(main.getByRole('link', { name: word('es', 'landed.toPlace').replace('{place}', word('es', 'port.callao')) })).toBeVisible()
    await page.goto(new URL('/carList', page.url()).href)
    await expect(main.getByRole('link', { name: word('es', 'landed.toPlace').replace('{place}', word('es', 'port.callao')) })).toBeVisible()
  })

  test('a vehicle that may not come in says why, and a country without duties ends at the port', async ({ page }) => {
    await page.goto('/car/byd-dolphin-active-420-km-2024?dest=KE-mombasa')
    const landed = page.locator('#landed')
    await expect(landed).toContainText('Kenya does not allow it: Only right-hand drive is allowed.')
    await expect(landed.getByRole('row').filter({ hasText: 'Price to the port (CIF)' })).toBeVisible()
    await expect(landed.getByRole('row').filter({ hasText: 'Landed total' })).toHaveCount(0)
    // Also where its price is on request.
    await page.goto('/car/byd-tang-dm-i-115-km-premium-7-seat-2025?dest=KE-mombasa')
    await expect(landed).toContainText('Kenya does not allow it')
    await page.goto('/usedCars?dest=DZ-algiers&admitted=all')
    await expect(page.getByRole('main').getByText('Used vehicles').first()).toBeVisible()
  })

  test('what is no destination is passed over, and an empty choice is told', async ({ page }) => {
    for (const dest of ['KE-atlantis', "'--", 'ke-mombasa', 'KE-mombasa%00']) {
      await page.goto(`/carList?dest=${dest}`)
      await expect(page.getByRole('main').getByRole('link', { name: 'Your port', exact: true })).toBeVisible()
    }
    await page.goto('/destination?back=https://evil.example/')
    await page.getByRole('button', { name: 'Show prices there' }).click()
    await expect(page.getByRole('combobox', { name: 'Country and port' })).toHaveAccessibleDescription(/Choose a country and port from the list\./)
    await page.getByRole('button', { name: 'Mombasa, Kenya' }).click()
    await expect(page).toHaveURL(/:\d+\/\?dest=KE-mombasa$/)
  })
})
