import type { Page, Route } from '@playwright/test'
import { expect, test } from './journey.ts'
import { early, saveData } from './visit.ts'
import { originOf, word } from './words.ts'

/** Holds answers of lists back, as a slow line does, until the returned function lets them come. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route('**/*.data?*', (route) => void held.push(route))
  return async () => {
    await page.unroute('**/*.data?*')
    // The router gives up an answer that a later choice has overtaken.
    await Promise.all(held.map((route) => route.continue().catch(() => {})))
  }
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 320)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

for (const locale of ['en', 'th'] as const) {
  test.describe(locale, () => {
    test('what is chosen one after the other stays chosen before any answer has come', async ({ page, server }) => {
      await page.goto(`${originOf(server.origin, locale)}/carFittings`)
      await wake(page)
      const come = await holdAnswers(page)
      await page.getByLabel(word(locale, 'fittings.brand')).selectOption('byd')
      const categories = page.getByRole('navigation', { name: word(locale, 'fittings.categories') })
      const filters = categories.getByRole('link', { name: word(locale, 'fittings.category.filters') })
      await expect(filters).toHaveAttribute('href', /brand=byd/)
      await filters.click()
      await expect(page.locator('#fittings-search input[name="category"]')).toHaveValue('filters')
      await page.getByLabel(word(locale, 'list.sort')).selectOption('1')
      await come()
      await expect(page).toHaveURL(/\/carFittings\?category=filters&brand=byd&sort=1$/)
      await expect(page.getByLabel(word(locale, 'fittings.brand'))).toHaveValue('byd')
    })

    test('filters taken off one after the other stay off', async ({ page, server }) => {
      await page.goto(`${originOf(server.origin, locale)}/carList?brand=byd&energy=BEV&body=suv`)
      await wake(page)
      const come = await holdAnswers(page)
      const active = page.getByRole('navigation', { name: word(locale, 'filter.active') })
      await active.getByRole('link', { name: word(locale, 'energy.BEV') }).click()
      await expect(active.getByRole('link', { name: 'BYD' })).toHaveAttribute('href', '/carList?body=suv')
      await active.getByRole('link', { name: 'BYD' }).click()
      await expect(active.getByRole('link', { name: word(locale, 'body.suv') })).toHaveAttribute('href', '/carList')
      await page.getByLabel(word(locale, 'list.sort')).selectOption('2')
      await come()
      await expect(page).toHaveURL(/\/carList\?body=suv&sort=2$/)
      await expect(active.getByRole('link')).toHaveCount(1)
    })
  })
}

// R6.20, R6.21
test('a typed price narrows the list once its field is left, and its chip takes it off', async ({ page, server }) => {
  await page.goto(`${server.origin}/carList`)
  await wake(page)
  const price = page.getByRole('group', { name: word('en', 'filter.price') })
  const [from, to] = [price.getByRole('textbox', { name: 'From (US$)' }), price.getByRole('textbox', { name: 'To (US$)' })]
  await from.fill('30000')
  await to.fill('9000')
  await to.blur()
  await expect(page).toHaveURL(/\/carList\?price_from=9000&price_to=30000&turned=price$/)
  await expect(from).toHaveValue('9000')
  await page
    .getByRole('navigation', { name: word('en', 'filter.active') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/carList$/)
  await expect(to).toHaveValue('')
})

// R6.24
for (const { locale, width, path } of [
  { locale: 'en', width: 390, path: '/carList?brand=byd&energy=BEV&price_to=20000&steering=right' },
  { locale: 'ar', width: 1366, path: '/usedCars?brand=byd&price_to=15000' },
  { locale: 'ru', width: 390, path: '/carFittings?category=braking&word=zzz' },
] as const) {
  test(`a short list says what one filter fewer would leave, and leads there (${locale}, ${path})`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(originOf(server.origin, locale) + path)
    const wider = page.getByRole('navigation', { name: word(locale, 'list.widerTitle') }).getByRole('link')
    const offered = await wider.evaluateAll((links) => links.map((link) => ({ text: link.textContent ?? '', href: link.getAttribute('href') ?? '' })))
    expect(offered.length).toBeGreaterThan(0)
    for (const { text, href } of offered) {
      await page.goto(originOf(server.origin, locale) + href)
      const total = await page.getByRole('main').getByRole('status').first().innerText()
      expect(text.replaceAll(/[\u2066-\u2069]/g, '')).toContain(total.split('\u00a0·')[0]?.trim())
    }
  })
}

// R6.25
test('new and used vehicles of the same wish lead to one another', async ({ page, server }) => {
  await page.goto(`${server.origin}/carList?type=suv&price=0-10000&price=10000-20000`)
  const section = page.getByRole('region', { name: word('en', 'list.alsoUsed') })
  await expect(section.getByRole('listitem')).toHaveCount(3)
  const all = section.getByRole('link', { name: new RegExp(`^${word('en', 'menu.usedCars')}: \\d+$`) })
  const number = /\d+$/.exec(await all.innerText())?.[0]
  await all.click()
  await expect(page).toHaveURL(
    /\/usedCars\?price_to=20000&body=crossover&body=suv&status=available|\/usedCars\?body=crossover&body=suv&status=available&price_to=20000/,
  )
  await expect(page.getByRole('status').filter({ hasText: `${number} vehicles` })).toBeVisible()
  await page.goto(`${server.origin}/usedCars?body=suv&mileage=0-30000`)
  await expect(page.getByRole('region', { name: word('en', 'list.alsoNew') })).toHaveCount(0)
  await page.goto(`${server.origin}/usedCars?body=suv`)
  await expect(page.getByRole('region', { name: word('en', 'list.alsoNew') }).getByRole('listitem')).toHaveCount(3)
})

// R6.26
test('vehicles for work have ways of their own', async ({ page, server }) => {
  for (const path of ['/', '/menuCar']) {
    await page.goto(server.origin + path)
    for (const body of ['pickup', 'van', 'truck', 'tractor', 'bus'])
      await expect(page.getByRole('main').locator(`a[href="/carList?body=${body}"]`)).toContainText(word('en', `body.${body}`))
  }
})

for (const { locale, width } of [
  { locale: 'en', width: 390 },
  { locale: 'ru', width: 1366 },
] as const) {
  test.describe(`before the client is there, ${locale}`, () => {
    test.use({ viewport: { width, height: 844 } })
    test.beforeEach(({ page }) => page.route('**/assets/entry.client-*.js', () => {}))

    test('a category starts from the brand that was chosen', async ({ page, server }) => {
      await page.goto(`${originOf(server.origin, locale)}/carFittings`)
      await early(page)
      await page.getByLabel(word(locale, 'fittings.brand')).selectOption('byd')
      const categories = page.getByRole('navigation', { name: word(locale, 'fittings.categories') })
      await categories.getByRole('link', { name: word(locale, 'fittings.category.filters') }).click()
      await expect(page).toHaveURL(/category=filters&brand=byd$/)
      await expect(page.getByLabel(word(locale, 'fittings.brand'))).toHaveValue('byd')
    })

    test('filters taken off while the page is on its way stay off', async ({ page, server }) => {
      const come = await holdLists(page)
      await page.goto(`${originOf(server.origin, locale)}/carList?brand=byd&energy=BEV&body=suv`)
      await early(page)
      const active = page.getByRole('navigation', { name: word(locale, 'filter.active') })
      // In the page: Playwright's own press waits for the page on its way.
      await active.evaluate((nav) => {
        const press = (name: string) => [...nav.querySelectorAll('a')].find(({ search }) => !search.includes(name))?.click()
        press('energy=')
        press('brand=')
      })
      await come()
      await expect(page).toHaveURL(/\/carList\?body=suv$/)
    })
  })
}

/** Holds the documents of lists back after the first one. */
async function holdLists(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let state: 'first' | 'held' | 'released' = 'first'
  await page.route(/\/carList\?/, async (route) => {
    if (state === 'held') held.push(route)
    else await route.continue()
    if (state === 'first') state = 'held'
  })
  return async () => {
    state = 'released'
    await Promise.all(held.map((route) => route.continue().catch(() => {})))
  }
}

test.describe('an answer to a form that was sent before the client came', () => {
  test.use({ expectedNoise: [/status of 4\d\d/] })

  for (const locale of ['en', 'ar'] as const) {
    test(`lets nothing move what is being typed (${locale})`, async ({ page, server }) => {
      await saveData(page)
      await page.goto(`${originOf(server.origin, locale)}/contactUs`)
      // As a browser without script sends it, and past its own questions.
      await page.evaluate(() => document.querySelector<HTMLFormElement>('#form form')?.submit())
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
      const remark = page.getByRole('main').getByLabel(word(locale, 'enquiry.remark'))
      await remark.click()
      await page.keyboard.type('Two units ')
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await page.keyboard.type('to Mombasa')
      await expect(remark).toBeFocused()
      await expect(remark).toHaveValue(/Two units to Mombasa/)
    })
  }
})
