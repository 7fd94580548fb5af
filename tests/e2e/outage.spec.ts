import pg from 'pg'
import { expect, test } from './journey.ts'
import { findLead, newPerson } from './leads.ts'
import type { Product } from './setup/product.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for a document with status 503.
test.use({ javaScriptEnabled: false, expectedNoise: [/Failed to load resource: the server responded with a status of 503/] })

/** Runs `work` while nothing can be read from or written to these tables. */
async function whileAway(server: Product, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
    await work()
  } finally {
    await client.end()
  }
}

for (const { locale, tables, keeps } of [
  { locale: 'en', tables: ['enquiry'], keeps: 'its own page' },
  { locale: 'ar', tables: ['enquiry', 'car'], keeps: 'the error page, where its own cannot be shown' },
] as const) {
  test(`an enquiry sent without JavaScript during an outage comes back whole in ${keeps} (${locale}), and is sent from there`, async ({ page, server }) => {
    const t = (key: string) => word(locale, key)
    const person = newPerson('Amina')
    await page.goto(`${locale === 'en' ? server.origin : originOf(server.origin, locale)}/carList`)
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /^BYD/ }).first().click()
    const form = page.getByRole('main').getByRole('form', { name: t('enquiry.title') })
    await form.getByLabel(t('enquiry.name')).fill(person.name)
    await form.getByLabel(t('enquiry.email')).fill(person.mail)
    await form.getByLabel(t('enquiry.mobile')).fill('+234 803 123 4567')
    await form.getByLabel(t('enquiry.country')).fill('Nigeria')
    await form.getByLabel(t('enquiry.remark')).fill(`${person.remark}\n2 units`)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await whileAway(server, tables, async () => {
      await form.getByRole('button', { name: t('enquiry.submit') }).click()
      const answer = await answered
      expect([answer.status(), await answer.headerValue('retry-after')]).toEqual([503, '5'])
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(t('shell.whatsapp')) })
          .first(),
      ).toBeVisible()
    })
    const again = page.getByRole('main').getByRole('button', { name: locale === 'en' ? t('enquiry.submit') : t('errors.sendAgain') })
    await again.click()
    await expect(page).toHaveURL(/\/result\?ref=/)
    expect(await findLead(server, person.mail)).toMatchObject({ locale, origin: 'car_detail' })
  })
}
