import type { Page } from '@playwright/test'
import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { newPerson, query, waitForMail } from './leads.ts'
import type { Product } from './setup/product.ts'
import { originOf, word } from './words.ts'
import type { Locale } from '#i18n/locales.ts'

/** What the browser itself writes for a page with status 400. */
const REFUSED_PAGE = /Failed to load resource: the server responded with a status of 4(00|22)/

function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n%${crypto.randomUUID()}\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n`) }
}

const program = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(300, 1)]) }

async function findCase(server: Product, mail: string) {
  const text = 'select id, reference, stage, locale, country_name, interests, detail from dealer_application where mail = $1'
  type Row = {
    id: string
    reference: string
    stage: string
    locale: string
    country_name: string
    interests: string[]
    detail: { last_touch: { utm_source?: string } | null }
  }
  const rows = await query<Row>(server, text, [mail])
  expect(rows).toHaveLength(1)
  return rows[0] as Row
}

/** The address of the status page, out of the message to the applicant. */
async function statusLink(server: Product, mail: string): Promise<string> {
  const source = (await waitForMail(server, mail)).replaceAll('=\r\n', '').replaceAll('=\n', '')
  const found = /https?:\/\/[^\s"<>]+\/netWork\/status\/[\w-]{43}/.exec(source)?.[0]
  if (found === undefined) throw new Error('no link in the message')
  return new URL(found).pathname
}

async function fillPerson(page: Page, locale: Locale, person: ReturnType<typeof newPerson>) {
  const form = page.getByRole('form', { name: word(locale, 'dealer.formTitle') })
  await form.getByLabel(word(locale, 'dealer.company')).fill(`${person.name} Motors`)
  await form.getByLabel(word(locale, 'enquiry.name')).fill(person.name)
  await form.getByLabel(word(locale, 'enquiry.email')).fill(person.mail)
  await form.getByLabel(word(locale, 'enquiry.mobile')).fill(person.mobile)
  return form
}

test('a dealer comes from a campaign, applies with a licence, adds a document and withdraws', async ({ page, server }) => {
  const t = (key: string) => word('en', key)
  const person = newPerson('Ada')
  await page.goto(`${server.origin}/dealerRecruitment?utm_source=journey`)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('dealer.campaignAction') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('dealer.title') })).toBeVisible()

  const form = await fillPerson(page, 'en', person)
  await form.getByRole('combobox', { name: t('enquiry.country') }).click()
  await chooseCountry(page.getByRole('dialog'), 'nigeri', t('common.confirm'))
  await form.getByRole('checkbox', { name: t('dealer.interest.parts') }).check()
  await form.getByLabel(t('dealer.volume')).selectOption('51-200')
  await form
    .getByRole('group', { name: t('dealer.showroom') })
    .getByRole('radio', { name: t('dealer.yes'), exact: true })
    .check()

  // Nothing typed is lost when the page is read again in this tab.
  await page.reload()
  await expect(form.getByLabel(t('enquiry.email'))).toHaveValue(person.mail)
  await expect(form.getByRole('combobox', { name: t('enquiry.country') })).toHaveText('Nigeria')
  await expect(form.getByRole('checkbox', { name: t('dealer.interest.parts') })).toBeChecked()

  await form.getByLabel(t('dealer.documents')).setInputFiles([pdf('licence.pdf'), { ...pdf('notes.txt'), mimeType: 'text/plain' }])
  await form.getByRole('button', { name: t('dealer.send') }).click()
  await expect(form.getByText(t('dealer.fault.type_refused').replace('{name}', 'notes.txt'))).toBeVisible()
  await form.getByLabel(t('dealer.documents')).setInputFiles([pdf('licence.pdf')])
  await form.getByRole('button', { name: t('dealer.send') }).click()
  await expect(page).toHaveURL(/\/netWork\/received\?ref=/)
  const found = await findCase(server, person.mail)
  expect(found).toMatchObject({
    stage: 'submitted',
    locale: 'en',
    country_name: 'Nigeria',
    interests: ['parts'],
    detail: { last_touch: { utm_source: 'journey' } },
  })
  await expect(page.getByText(found.reference)).toBeVisible()

  await page.goto(`${server.origin}${await statusLink(server, person.mail)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(found.reference)
  await expect(page.getByText('licence.pdf')).toBeVisible()
  await page.getByRole('button', { name: t('dealer.documents') }).setInputFiles(pdf('import permit.pdf'))
  await page.getByRole('button', { name: t('dealer.addSend') }).click()
  await expect(page.getByText(t('dealer.added'))).toBeVisible()
  await expect(page.getByText('import permit.pdf')).toBeVisible()
  await page.locator('summary', { hasText: t('dealer.withdraw') }).click()
  await page.getByRole('button', { name: t('dealer.withdraw') }).click()
  await expect(page.getByText(t('dealer.next.withdrawn'))).toBeVisible()
  expect((await findCase(server, person.mail)).stage).toBe('withdrawn')
  await expect(page.getByRole('button', { name: t('dealer.documents') })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [REFUSED_PAGE] })

  test('a dealer applies in Arabic, is told of a false document, keeps what was typed, and asks for the link again', async ({ page, server }) => {
    const t = (key: string) => word('ar', key)
    const person = newPerson('سالم')
    const origin = originOf(server.origin, 'ar')
    await page.goto(`${origin}/netWork`)
    const form = await fillPerson(page, 'ar', person)
    await form.getByLabel(t('enquiry.country')).fill('عُمان')
    await form.getByRole('checkbox', { name: t('dealer.interest.used') }).check()
    await form.getByLabel(t('dealer.documents')).setInputFiles([program])
    await form.getByRole('button', { name: t('dealer.send') }).click()
    const fault = t('dealer.fault.type_refused').replace('{name}', t('dealer.document').replace('{number}', '1'))
    await expect(form.getByText(fault)).toBeVisible()
    await expect(form.getByLabel(t('enquiry.email'))).toHaveValue(person.mail)
    await expect(form.getByLabel(t('enquiry.country'))).toHaveValue('عُمان')
    await expect(form.getByRole('checkbox', { name: t('dealer.interest.used') })).toBeChecked()

    await form.getByLabel(t('dealer.documents')).setInputFiles([pdf('رخصة.pdf')])
    await form.getByRole('button', { name: t('dealer.send') }).click()
    await expect(page).toHaveURL(/\/netWork\/received\?ref=/)
    const found = await findCase(server, person.mail)
    expect(found).toMatchObject({ locale: 'ar', interests: ['used'] })

    await page.goto(`${origin}/netWork/status`)
    const ask = page.getByRole('form', { name: t('dealer.statusTitle') })
    await ask.getByLabel(t('dealer.reference')).fill(found.reference)
    await ask.getByLabel(t('enquiry.email')).fill(person.mail)
    await ask.getByRole('button', { name: t('dealer.linkSend') }).click()
    await expect(page.getByText(t('dealer.linkSent'))).toBeVisible()

    await page.goto(`${origin}${await statusLink(server, person.mail)}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(found.reference)
    await expect(page.getByText('رخصة.pdf')).toBeVisible()
    await expect(page.getByText(t('dealer.next.submitted'))).toBeVisible()
  })
})

test('a link that nobody was given opens nothing, and is kept by nobody', async ({ request, server }) => {
  const answer = await request.get(`${server.origin}/netWork/status/${'A'.repeat(43)}`)
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['referrer-policy']).toBe('same-origin')
  expect(await answer.text()).toContain('noindex')
})
