import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { originOf, word } from './words.ts'

// Values stand apart in Arabic (decision 0020).
const BOUNDS = { en: [/^From \(US\$\)$/, /^To \(US\$\)$/], ar: [/^من \(.US\$.\)$/, /^إلى \(.US\$.\)$/] } as const

async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 320)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

function sliderOf(page: Page, side: 'from' | 'to', locale: keyof typeof BOUNDS): { thumb: Locator; field: Locator } {
  const group = page.getByRole('group', { name: word(locale, 'filter.price') })
  const name = BOUNDS[locale][side === 'from' ? 0 : 1]
  return { thumb: group.getByRole('slider', { name }), field: group.getByRole('textbox', { name }) }
}

// R6.27
for (const { locale, width } of [
  { locale: 'en', width: 1366 },
  { locale: 'ar', width: 390 },
] as const) {
  test(`thumbs set the bounds of a price by keys and by pointer, read in words (${locale}, ${width})`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${originOf(server.origin, locale)}/carList`)
    await wake(page)
    if (width < 768) await page.getByRole('button', { name: word(locale, 'filter.title') }).click()
    else await page.getByRole('group', { name: word(locale, 'filter.price') }).hover()
    const from = sliderOf(page, 'from', locale)
    const to = sliderOf(page, 'to', locale)
    // Four steps up the line are one choice; towards the end of the line is towards the left in Arabic.
    await from.thumb.focus()
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowUp')
    await expect(from.field).not.toHaveValue('')
    const chosen = await from.field.inputValue()
    const amount = new Intl.NumberFormat('en').format(Number(chosen))
    await expect(from.thumb).toHaveAttribute('aria-valuetext', new RegExp(amount))
    await expect(page).toHaveURL(new RegExp(`/carList\\?price_from=${chosen}$`))
    await expect(from.thumb).toBeFocused()

    const asked: string[] = []
    page.on('request', (request) => {
      // Links that the pointer passes are fetched ahead; the list itself is asked for when the thumb is let go.
      if (request.url().includes('price_to')) asked.push(request.url())
    })
    const line = await to.thumb.boundingBox()
    if (line === null) throw new Error('no line')
    expect(line.height).toBeGreaterThanOrEqual(44)
    const placeOf = (share: number) => line.x + line.width * (locale === 'ar' ? 1 - share : share)
    const middle = line.y + line.height / 2
    await page.mouse.move(placeOf(1) + (locale === 'ar' ? 22 : -22), middle)
    await page.mouse.down()
    for (const share of [0.9, 0.8, 0.7, 0.6]) await page.mouse.move(placeOf(share), middle)
    await expect(to.field).not.toHaveValue('')
    expect(asked).toEqual([])
    await page.mouse.up()
    await expect(page).toHaveURL(new RegExp(`/carList\\?price_from=${chosen}&price_to=\\d+$`))
    expect(Number(await to.field.inputValue())).toBeGreaterThan(Number(chosen))

    // A typed number moves the thumb, which says it as it is.
    await to.field.fill('123456')
    await to.field.blur()
    await expect(page).toHaveURL(/price_to=123456$/)
    await expect(to.thumb).toHaveAttribute('aria-valuetext', /123,456/)
  })
}

// R6.32
test('of equipment all that is chosen is wanted, and a colour is one of those a car can be had in', async ({ page, server }) => {
  const total = async () =>
    Number(
      /^\d+/.exec(
        (await page
          .getByRole('main')
          .getByText(/^\d+ vehicles?$/)
          .first()
          .textContent()) ?? '',
      )?.[0],
    )
  await page.goto(`${server.origin}/carList?equipment=panoramic_roof`)
  const roofs = await total()
  await page.goto(`${server.origin}/carList?equipment=panoramic_roof&equipment=heated_seats`)
  const both = await total()
  expect(both).toBeGreaterThan(0)
  expect(both).toBeLessThan(roofs)
  const filters = page.getByRole('form', { name: word('en', 'filter.title') })
  await expect(filters.getByRole('checkbox', { name: `${word('en', 'equipment.panoramic_roof')} ${both}` })).toBeChecked()
  await page.locator('main a[href^="/car/"]').first().click()
  const table = page.locator('#table')
  await expect(table).toContainText(word('en', 'equipment.panoramic_roof'))
  await expect(table).toContainText(word('en', 'equipment.heated_seats'))
})

// R6.29
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('parts are narrowed to a range of prices and ordered, by the form alone', async ({ page }) => {
    await page.goto('/carFittings')
    const search = page.getByRole('search').filter({ has: page.getByLabel(word('en', 'fittings.search')) })
    await search.getByLabel('From (US$)').fill('90')
    await search.getByLabel('To (US$)').fill('20')
    await search.getByRole('button', { name: word('en', 'shell.search') }).click()
    await expect(page).toHaveURL(/\/carFittings\?price_from=20&price_to=90&turned=price$/)
    await expect(search.getByLabel('From (US$)')).toHaveValue('20')
    const prices = await page
      .getByRole('main')
      .getByText(/^US\$[\d.,]+$/)
      .allInnerTexts()
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))) {
      expect(price).toBeGreaterThanOrEqual(20)
      expect(price).toBeLessThanOrEqual(90)
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByRole('button', { name: word('en', 'list.saveSearch') })).toBeHidden()
  })

  test('new, used or both is a choice that keeps the wish, and both are one list in the order of the price', async ({ page }) => {
    await page.goto('/carList?type=suv&price=0-10000&price=10000-20000&emission=China+6b&sort=2')
    const condition = page.getByRole('navigation', { name: word('en', 'list.condition') })
    const number = async (name: string) => Number((await condition.getByRole('link', { name }).innerText()).replaceAll(/\D/g, ''))
    await condition.getByRole('link', { name: word('en', 'list.conditionBoth') }).click()
    await expect(page).toHaveURL(/\/allCars\?body=crossover&body=suv&price_to=20000&sort=2$/)
    const [fresh, used, both] = [await number('New'), await number('Used'), await number('Both')]
    expect(fresh + used).toBe(both)
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    const texts = await cards.allInnerTexts()
    const prices = texts.flatMap((text) => /US\$([\d,]+)/.exec(text)?.[1] ?? []).map((text) => Number(text.replaceAll(',', '')))
    expect(prices).toEqual(prices.toSorted((one, two) => one - two))
    expect([texts.some((text) => text.includes('New')), texts.some((text) => text.includes('Used'))]).toEqual([true, true])
    await condition.getByRole('link', { name: 'Used' }).first().click()
    await expect(page).toHaveURL(/\/usedCars\?.*price_to=20000.*sort=2$/)
    await expect(page.getByRole('status').filter({ hasText: `${String(used)} vehicles` })).toBeVisible()
  })
})

// R6.28
test('the ways at the head of each list count the same used ones, and their own list says how many of it can be bought', async ({ page }) => {
  const numbers = async () => {
    const ways = page.getByRole('navigation', { name: word('en', 'list.condition') }).getByRole('link')
    return (await ways.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')))
  }
  await page.goto('/allCars')
  const counted = await numbers()
  expect(counted).toHaveLength(3)
  for (const list of ['/carList', '/usedCars', '/usedCars?status=available']) {
    await page.goto(list)
    expect([list, await numbers()]).toEqual([list, counted])
  }
  await page.goto('/usedCars')
  const total = page.getByRole('main').getByRole('status').filter({ hasText: 'vehicles' })
  await expect(total).toHaveText(new RegExp(`^\\d+ vehicles\\s· ${word('en', 'used.status.available')}: ${String(counted[1])}`))
})

// R6.30
test('a search is kept, found again above the lists and on the list of the buyer, counted, and forgotten', async ({ page, server }) => {
  await page.goto('/usedCars?brand=toyota&price_to=15000')
  await wake(page)
  const save = page.getByRole('button', { name: word('en', 'list.saveSearch') })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  // Its chip has noted by then what was seen.
  await expect(page.getByRole('navigation', { name: word('en', 'list.savedSearches') }).getByRole('link')).toContainText(/\d$/)
  await page.evaluate(() => {
    const [first] = JSON.parse(localStorage.getItem('savedSearches') ?? '[]') as { seen: number }[]
    localStorage.setItem('savedSearches', JSON.stringify([{ ...first, seen: 0 }]))
  })
  const called = 'Used cars · Toyota · Price range: up to US$15,000'

  await page.goto('/carList')
  await wake(page)
  const chip = page.getByRole('navigation', { name: word('en', 'list.savedSearches') }).getByRole('link')
  await expect(chip).toContainText(/\d+\s·\s\d+\smore$/)
  expect((await chip.innerText()).replaceAll('\u00a0', ' ')).toContain(called)
  await chip.click()
  await expect(page).toHaveURL(/\/usedCars\?brand=toyota&price_to=15000$/)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  // Its chip notes it as looked at.
  await expect.poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('savedSearches') ?? '[]') as { seen: number }[])[0]?.seen)).toBeGreaterThan(0)

  await page.goto('/myFavorite')
  await wake(page)
  const kept = page.getByRole('region', { name: word('en', 'list.savedSearches') }).getByRole('listitem')
  await expect(kept).toHaveCount(1)
  // It was looked at meanwhile.
  await expect(kept).not.toContainText('more')
  await kept.getByRole('button').click()
  await expect(kept).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('savedSearches'))).toBeNull()

  // What an address asks for is answered kindly, whatever it is.
  const answer = await page.request.get(
    `${server.origin}/myFavorite/searches.json?search=0//x.test/carList&search=/usedCars%3Fbrand%3D%F0%9F%98%80&search=9/admin`,
  )
  expect([answer.status(), ((await answer.json()) as { href: string }[]).map(({ href }) => href)]).toEqual([200, ['/usedCars?brand=😀']])
  expect((await page.request.get(`${server.origin}/list/nothing/scales.json`)).status()).toBe(404)
})

// R6.30, R22.10
test('a kept search counts what its list shows at the destination', async ({ page, server }) => {
  const query = new URLSearchParams(['/carList', '/carList?admitted=all'].map((href) => ['search', `0${href}`]))
  const asked = await page.request.get(`${server.origin}/myFavorite/searches.json?${query.toString()}`, { headers: { cookie: 'dest=KE-mombasa' } })
  const rows = (await asked.json()) as { href: string; count: string }[]
  const countOf = (href: string) => Number(rows.find((row) => row.href === href)?.count.replaceAll(/\D/g, ''))
  const { data } = (await (await page.request.get(`${server.origin}/api/car/list`)).json()) as { data: { total: number } }
  expect(countOf('/carList?admitted=all')).toBe(data.total)
  expect(countOf('/carList')).toBeLessThan(data.total)
})

// R6.30
test('each kept search is compared with what was seen of it, whichever way they come', async ({ page, server }) => {
  const kept = ['/usedCars?status=available', '/carList?body=pickup&fuel=diesel', '/carFittings']
  const asked = new URLSearchParams(kept.map((href) => ['search', `0${href}`]))
  const answer = await page.request.get(`${server.origin}/myFavorite/searches.json?${asked.toString()}`)
  const rows = (await answer.json()) as { href: string; count: string }[]
  const totals = kept.map((href) => Number(rows.find((row) => row.href === href)?.count.replaceAll(/\D/g, '')))
  expect(new Set(totals).size).toBe(kept.length)
  await page.goto('/myFavorite')
  await page.evaluate(
    (searches) => localStorage.setItem('savedSearches', JSON.stringify(searches)),
    // Of the first one more has come.
    kept.map((href, at) => ({ href, name: href, seen: (totals[at] ?? 0) - (at === 0 ? 1 : 0) })),
  )
  await page.reload()
  await wake(page)
  const items = page.getByRole('region', { name: word('en', 'list.savedSearches') }).getByRole('listitem')
  await expect(items).toContainText([`${String(totals[0])} · 1 more`, String(totals[1]), String(totals[2])])
  await expect(items.filter({ hasText: 'more' })).toHaveCount(1)
})
