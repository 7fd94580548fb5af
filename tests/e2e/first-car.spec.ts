import en from '#i18n/messages/en/admin.json' with { type: 'json' }
import zh from '#i18n/messages/zh/admin.json' with { type: 'json' }
import { LOCALE_CODES } from '#i18n/locales.ts'
import { codeOf } from './authenticator.ts'
import { expect, test } from './journey.ts'
import { readPage } from './read-page.ts'
import { startProduct } from './setup/product.ts'

/** The key of an authenticator app as people type it. */
const KEY = /(?:[A-Z2-7]{4} ?){8}/

for (const { locale, words } of [
  { locale: 'en-GB', words: en },
  { locale: 'zh-CN', words: zh },
]) {
  test.describe(`in ${locale}`, () => {
    // Chromium itself writes an error for who is not logged in yet.
    test.use({ locale, expectedNoise: [/status of 401/] })

    test('a company begins with nothing, says who it is and shows its first car in every language', async ({ context, page }) => {
      test.setTimeout(120_000)
      const { origin, setupLink, stop } = await startProduct({ isEmpty: true })
      try {
        await page.goto(setupLink)
        await page.getByLabel(words.setup.name).fill('Li Wei')
        await page.getByLabel(words.setup.mail).fill('li.wei@quayline.example')
        await page.getByRole('textbox', { name: words.setup.password }).fill('harbour crane 42 lamps')
        await page.getByRole('button', { name: words.setup.submit }).click()
        await expect(page.getByRole('main')).toContainText(KEY)
        await page.getByRole('textbox', { name: words.totp.code }).fill(codeOf(KEY.exec(await page.getByRole('main').innerText())?.[0] ?? ''))
        await page.getByRole('button', { name: words.totp.submit }).click()

        const steps = page.getByRole('region', { name: words.setupList.title })
        const goTo = (step: keyof typeof en.setupList.step) =>
          steps.getByRole('link', { name: words.setupList.goTo.replace('{step}', words.setupList.step[step]), exact: true })
        await test.step('it says who it is', async () => {
          await goTo('name').click()
          await page.getByRole('textbox', { name: words.settings.company.name, exact: true }).fill('Harbour Motors')
          await page.getByRole('textbox', { name: words.settings.company.mail, exact: true }).fill('sales@harbour.example')
          await page.getByRole('button', { name: words.edit.save, exact: true }).click()
          await expect(page.getByText(words.edit.saved, { exact: true })).toBeVisible()
        })

        await test.step('it enters a maker', async () => {
          await page.goto(`${origin}/admin#/catalogue/brands/new`)
          await page.getByRole('textbox', { name: words.stock.field.brand_name, exact: true }).fill('Nova')
          await page.getByRole('combobox', { name: words.publication.label }).click()
          await page.getByRole('option', { name: words.publication.state.published, exact: true }).click()
          await page.getByRole('button', { name: words.stock.record.create, exact: true }).click()
          await expect(page.getByRole('heading', { level: 1, name: 'Nova' })).toBeVisible()
        })

        await test.step('it enters a car and publishes it', async () => {
          await page.goto(`${origin}/admin#/`)
          await goTo('car').click()
          await page.getByRole('combobox', { name: words.stock.field.brand_id }).fill('Nova')
          await page.getByRole('option', { name: 'Nova', exact: true }).click()
          await page.getByRole('textbox', { name: words.stock.field.model_name, exact: true }).fill('Atlas')
          await page.getByRole('textbox', { name: words.stock.field.trim, exact: true }).fill('Long range')
          await page.getByRole('spinbutton', { name: words.stock.field.model_year, exact: true }).fill('2026')
          for (const field of ['energy_type', 'body_type'] as const) {
            await page.getByRole('combobox', { name: words.stock.field[field] }).click()
            await page.getByRole('option').nth(1).click()
          }
          await page.getByRole('combobox', { name: words.publication.label }).click()
          await page.getByRole('option', { name: words.publication.state.published, exact: true }).click()
          await page.getByRole('button', { name: words.stock.record.create, exact: true }).click()
          await expect(page.getByRole('heading', { level: 1, name: 'Nova Atlas Long range 2026' })).toBeVisible()
        })

        for (const code of LOCALE_CODES) {
          const car = await readPage(origin, code, '/car/nova-atlas-long-range-2026')
          expect(car).toContain('Atlas')
          expect(car).toContain('Harbour Motors')
          expect(await readPage(origin, code, '/carList')).toContain('/car/nova-atlas-long-range-2026')
        }
        await page.goto(`${origin}/admin#/`)
        await expect(goTo('name')).toHaveCount(0)
        await expect(goTo('car')).toHaveCount(0)
        await expect(goTo('logo')).toBeVisible()
      } finally {
        await context.clearCookies()
        await page.goto('about:blank')
        await stop()
      }
    })
  })
}
