import { expect, test } from './journey.ts'
import { originOf, word } from './words.ts'

for (const locale of ['en', 'ar', 'ru', 'es', 'th'] as const) {
  test.describe(locale, () => {
    // Every second language without the client: the page is the same.
    test.use({ javaScriptEnabled: locale === 'en' || locale === 'ru' })

    test(`a buyer reads what the country admits, how vehicles get there and what one costs, and sees those that may come in (R22.13)`, async ({
      page,
      server,
    }) => {
      const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
      const main = page.getByRole('main')
      const place = word(locale, 'port.mombasa')
      await page.goto(`${origin}/import`)
      await main.locator('a[href="/import/ke"]').click()
      await expect(page).toHaveURL(/\/import\/ke$/)
      await expect(main.getByText(word(locale, 'steering.right'), { exact: true }).first()).toBeVisible()
      await expect(main.getByText(word(locale, 'importGuide.ageBasis.first_registration_year'), { exact: true })).toBeVisible()
      await expect(
        main
          .getByRole('row')
          .filter({ hasText: word(locale, 'landed.mode.roro') })
          .filter({ hasText: place }),
      ).toHaveCount(1)
      await expect(main.getByRole('heading', { name: word(locale, 'importGuide.taxesTitle') })).toBeVisible()

      // The example ends with the total that its card says too.
      const total = await page.locator('#landed').getByRole('row').last().getByRole('cell').innerText()
      await expect(main.getByRole('listitem').filter({ hasText: total }).filter({ hasText: place }).first()).toBeVisible()

      // All vehicles lead to the list at the port, which leaves out what is not admitted.
      await main
        .getByRole('heading', { name: word(locale, 'importGuide.carsTitle') })
        .locator('..')
        .getByRole('link')
        .click()
      await expect(page).toHaveURL(/\/carList\?dest=KE-mombasa$/)
      await expect(main.locator('a[href^="/import/ke"]')).toBeVisible()
    })
  })
}

test('a country is found by its name or code, and what is none is not found', async ({ page, request }) => {
  for (const named of ['KE', 'kenya', 'Kenya']) {
    await page.goto(`/import/${named}`)
    await expect(page).toHaveURL(/\/import\/ke$/)
  }
  await page.goto('/import/united-arab-emirates')
  await expect(page).toHaveURL(/\/import\/ae$/)
  for (const named of ['atlantis', '--', 'e', '%00', 'a'.repeat(300)]) expect([named, (await request.get(`/import/${named}`)).status()]).toEqual([named, 404])
})

test('a country that closes out used vehicles says so, and shows new ones alone', async ({ page }) => {
  await page.goto('/import/za')
  const main = page.getByRole('main')
  await expect(main.getByText('Not allowed', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'New vehicles that the rules allow' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Used vehicles that the rules allow' })).toHaveCount(0)
})
