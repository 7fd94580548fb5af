import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { originOf, word } from './words.ts'

async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 320)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

const bound = (page: Page, name: string): Locator => page.locator(`#filter-panel [name=${name}], #fittings-search [name=${name}]`)

// R6.20
for (const [locale, typed, figure] of [
  ['en', '10,000', 10_000],
  ['es', '20.000', 20_000],
  ['fr', '20\u202f000', 20_000],
  ['ru', '12,5k', 12_500],
  ['ar', '١٢٠٠٠', 12_000],
  ['ur', '۱۲۰۰۰', 12_000],
  ['th', '๑๒๐๐๐', 12_000],
] as const) {
  test(`a price is read as it is written (${locale}, ${typed})`, async ({ page, server }) => {
    await page.goto(`${originOf(server.origin, locale)}/carList`)
    await wake(page)
    const to = bound(page, 'price_to')
    await to.pressSequentially(typed)
    await expect(to).toHaveValue(typed)
    await to.blur()
    await expect(page).toHaveURL(new RegExp(`/carList\\?price_to=${String(figure)}$`))
    await expect(to).toHaveValue(String(figure))
    await expect(page.getByRole('navigation', { name: word(locale, 'filter.active') }).getByRole('link')).toHaveCount(1)
    // The same number written anew asks for the same list, and stands there plainly once it is sent.
    await to.fill(typed)
    await to.press('Enter')
    await expect(to).toHaveValue(String(figure))
    await expect(page).toHaveURL(new RegExp(`/carList\\?price_to=${String(figure)}$`))
  })
}

test('what is no number says so beside the field until it is one', async ({ page, server }) => {
  await page.goto(`${server.origin}/usedCars`)
  await wake(page)
  const to = bound(page, 'price_to')
  await to.fill('cheap')
  await to.blur()
  const fault = page.getByRole('group', { name: word('en', 'filter.price') }).getByRole('alert')
  await expect(fault).toHaveText(word('en', 'filter.unread'))
  await expect(to).toHaveValue('cheap')
  await expect(to).toHaveAccessibleDescription(word('en', 'filter.unread'))
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  await to.fill('12k')
  await to.press('Enter')
  await expect(page).toHaveURL(/\/usedCars\?price_to=12000$/)
  await expect(fault).toHaveCount(0)
})

test('the count follows what is typed, without leaving the field, and what cannot be read is said over the list of a phone too', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.origin}/carList?dest=PE-callao`)
  await wake(page)
  const apply = page.locator('.filter-apply')
  await page.getByRole('button', { name: word('en', 'filter.title') }).click()
  const all = await apply.innerText()
  const to = bound(page, 'landed_to')
  await to.pressSequentially('15000')
  await expect(apply).not.toHaveText(all)
  await expect(to).toBeFocused()
  await expect(to).toHaveValue('15000')
  await expect(page).toHaveURL(/landed_to=15000&dest=PE-callao$/)
  await expect(apply).toHaveText(
    new RegExp(
      `\\b${
        /\d+/.exec(
          await page
            .getByRole('status')
            .filter({ hasText: /vehicle/ })
            .innerText(),
        )?.[0] ?? 'none'
      }\\b`,
    ),
  )
  // A lower bound that is still being typed does not turn the two round.
  await bound(page, 'landed_from').pressSequentially('12000', { delay: 900 })
  await expect(page).toHaveURL(/landed_from=12000&landed_to=15000&/)
  await to.fill('quince mil')
  await apply.click()
  await expect(page.locator('.list-toolbar')).toContainText('“quince mil”')
  await expect(page.locator('.list-toolbar').getByText(word('en', 'filter.unread'))).toBeVisible()
})

test('bounds that were typed the other way round both show what is filtered', async ({ page, server }) => {
  await page.goto(`${server.origin}/carList`)
  await wake(page)
  await bound(page, 'price_from').fill('15000')
  await bound(page, 'price_to').fill('12000')
  await bound(page, 'price_to').press('Enter')
  await expect(page).toHaveURL(/\/carList\?price_from=12000&price_to=15000&turned=price$/)
  await expect(page.getByText(/^We read .+ as: /)).toHaveCount(1)
  await expect(bound(page, 'price_from')).toHaveValue('12000')
  await expect(bound(page, 'price_to')).toHaveValue('15000')
  await expect(bound(page, 'price_to')).toBeFocused()
})

// R6.29
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an address is read as it was typed, and says what it cannot read', async ({ page }) => {
    for (const typed of ['20.000', '20,000', '20k', '20+000', '%D9%A2%D9%A0%D9%A0%D9%A0%D9%A0']) {
      for (const list of ['carList', 'usedCars', 'allCars', 'carFittings']) {
        await page.goto(`/${list}?price_to=${typed}`)
        await expect(page).toHaveURL(new RegExp(`/${list}\\?price_to=20000$`))
      }
    }
    await page.goto('/carFittings?price_from=little&price_to=1.000')
    await expect(page).toHaveURL(/\/carFittings\?price_from=little&price_to=1000$/)
    await expect(page.getByRole('alert')).toHaveText(word('en', 'filter.unread'))
    await expect(bound(page, 'price_from')).toHaveValue('little')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
