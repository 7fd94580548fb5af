import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { word } from './words.ts'

test('a favourite is kept, tells its interest once, and follows into another language', async ({ page, server }) => {
  await page.goto('/carList?brand=byd')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const heart = card.getByRole('button', { name: /^Save to my list/ })
  await heart.click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully added the intended model' })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(
      async () =>
        (
          await query<{ count: number }>(
            server,
            "select count(*)::int as count from intent where name is null and mobile is null and car_model_sign like 'byd-%'",
          )
        )[0]?.count,
    )
    .toBeGreaterThan(0)

  await page.goto('/myFavorite')
  const model = title.replace(/^BYD /, '')
  await expect(page.getByRole('main').getByText(model)).toBeVisible()
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page).toHaveURL(/\/\/ar\.localhost.*\/myFavorite$/)
  await expect(page.getByRole('heading', { level: 1, name: word('ar', 'favorites.title') })).toBeVisible()
  await expect(page.getByRole('main').getByText(model)).toBeVisible()
})

test('hearts that are tapped before the client is there are all kept', async ({ page }) => {
  const { promise: leave, resolve: letClientCome } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await leave
    await route.continue()
  })
  await page.goto('/searchsite?word=electric suv')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save to my list/ })
  for (const index of [0, 1, 2]) await hearts.nth(index).click()
  letClientCome()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  for (const index of [0, 1, 2, 3]) await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', String(index < 3))
})
