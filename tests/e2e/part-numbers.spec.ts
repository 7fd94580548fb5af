import type { Page } from '@playwright/test'
import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson, query, waitForMail } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'
import { originOf, word } from './words.ts'

const PAGE = '/carFittings/numbers'
const ar = (key: string) => word('ar', key)
const en = (key: string) => word('en', key)

/** What the staff see of an enquiry's things, a line for each. */
async function staffLines(page: Page, server: Product, mail: string): Promise<string[]> {
  const [lead] = await query<{ id: string }>(server, 'select id from enquiry where mail = $1', [mail])
  await enterAs(page.context(), server, { name: 'Wang Lei', role: 'sales' })
  await page.goto(`${server.origin}/admin#/enquiries/${lead?.id}/show`)
  const table = page.getByRole('table', { name: 'Items asked for' })
  await expect(table).toBeVisible()
  return (await table.getByRole('row').allInnerTexts()).slice(1).map((line) => line.replace(/\s+/g, ' ').trim())
}

test.describe('without JavaScript', () => {
  // Chromium itself writes an error for a document with status 400, which an incomplete form is answered with.
  test.use({ javaScriptEnabled: false, expectedNoise: [/Failed to load resource: the server responded with a status of 400/] })

  test('a dealer pastes numbers in Arabic, sees prices, asks for all, and the staff see the table', async ({ page, server, browser }) => {
    const person = newPerson('Karim')
    await page.goto(`${originOf(server.origin, 'ar')}/carFittings`)
    await page
      .getByRole('main')
      .getByRole('link', { name: ar('partNumbers.paste') })
      .click()
    const list = page.getByRole('textbox', { name: ar('partNumbers.label') })
    const check = page.getByRole('button', { name: ar('partNumbers.check') })
    await check.click()
    await expect(page.getByText(ar('partNumbers.empty'))).toBeVisible()

    await list.fill('رقم القطعة؛ الكمية؛ ملاحظة\nfil 001y؛ ٦٠؛ front\n481H.1012010.SP؛ 4\nZZZ-404؛ 2')
    await check.click()
    expect(new URL(page.url()).search).toBe('')
    const answer = page.getByRole('main').getByRole('listitem').filter({ hasText: '×' })
    await expect(answer).toHaveCount(3)
    await expect(answer.nth(0)).toContainText('FIL-001Y')
    await expect(answer.nth(0)).toContainText('96')
    await expect(answer.nth(2)).toContainText(ar('partNumbers.lookFor'))

    const form = page.getByRole('main').getByRole('form', { name: ar('enquiry.title') })
    await form.getByLabel(ar('enquiry.name')).fill(person.name)
    await form.getByRole('button', { name: ar('enquiry.submit') }).click()
    // What is missing is asked for, and the list stands beside it as it was.
    await expect(page.getByRole('alert').filter({ hasText: ar('enquiry.requiredMessage') })).toBeVisible()
    await expect(answer).toHaveCount(3)
    await form.getByLabel(ar('enquiry.email')).fill(person.mail)
    await form.getByLabel(ar('enquiry.mobile')).fill(person.mobile)
    await form.getByLabel(ar('enquiry.country')).fill('مصر')
    await form.getByRole('button', { name: ar('enquiry.submit') }).click()
    await expect(page).toHaveURL(/\/result\?ref=/)
    expect(await findLead(server, person.mail)).toMatchObject({ locale: 'ar', origin: 'car_list' })
    await waitForMail(server, person.mail)

    const desk = await browser.newContext({ javaScriptEnabled: true })
    expect(await staffLines(await desk.newPage(), server, person.mail)).toEqual([
      expect.stringMatching(/^60 Oil filter, 1.5L and 1.5T petrol FIL-001Y front US\$1.60 Available, from 50 pieces$/),
      expect.stringMatching(/^4 Oil filter, 1.5T and 1.6T petrol FIL-002C US\$1.70 Available/),
      '2 ZZZ-404 Not in the catalogue',
    ])
    await desk.close()
  })
})

test('lines with separators of their own are read one by one', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByRole('textbox', { name: en('partNumbers.label') }).fill('481H-1012010SP x 100\nFIL-001Y\t60\nFIL-003B;40\n3501080-BEV-F,2\n10 pcs BRK-004')
  await page.getByRole('button', { name: en('partNumbers.check') }).click()
  const answer = page.getByRole('main').getByRole('listitem').filter({ hasText: '×' })
  for (const [at, asked] of ['100 × 481H-1012010SP', '60 × FIL-001Y', '40 × FIL-003B', '2 × 3501080-BEV-F', '10 × BRK-004'].entries())
    await expect(answer.nth(at)).toContainText(asked)
})

test('on a phone a CSV file is read, one of several parts is chosen, and the parts go to the list', async ({ page, server }) => {
  await query(
    server,
    "update fitting set oem_numbers = oem_numbers || '{SHARED-77}', search_text = search_text || 'shared77 ' where sku in ('FIL-001Y', 'FIL-002C')",
  )
  const person = newPerson('Ana')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/myFavorite')
  await page
    .getByRole('main')
    .getByRole('link', { name: en('partNumbers.paste') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  await page
    .getByLabel(en('partNumbers.file'))
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Part;Qty\nFIL-003B;40\nshared 77;2\n') })
  await expect(page.getByRole('textbox', { name: en('partNumbers.label') })).toHaveValue(/FIL-003B;40/)
  await page.getByRole('button', { name: en('partNumbers.check') }).click()
  const choice = page.getByRole('combobox', { name: en('partNumbers.choose') })
  await expect(choice).toHaveValue('{"kind":"number","number":"shared 77","quantity":2}')
  await choice.selectOption({ label: await choice.getByRole('option').nth(2).innerText() })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: en('partNumbers.keep') }).click()
  await expect(page.getByText('1 part is on your list')).toBeVisible()
  const form = page.getByRole('main').getByRole('form', { name: en('enquiry.title') })
  await form.getByLabel(en('enquiry.name')).fill(person.name)
  await form.getByLabel(en('enquiry.email')).fill(person.mail)
  await form.getByLabel(en('enquiry.mobile')).fill(person.mobile)
  await form.getByRole('combobox', { name: new RegExp(en('enquiry.country')) }).click()
  await chooseCountry(page.getByRole('dialog', { name: en('country.choose') }), 'peru', en('common.confirm'))
  await form.getByRole('button', { name: en('enquiry.submit') }).click()
  await page.waitForURL(/\/result\?ref=/)
  const items = await query(
    server,
    'select i.kind, i.sign, i.quantity from enquiry_item i join enquiry e on e.id = i.enquiry_id where e.mail = $1 order by i.position',
    [person.mail],
  )
  expect(items).toEqual([
    { kind: 'part', sign: 'FIL-003B', quantity: 40 },
    { kind: 'part', sign: 'FIL-002C', quantity: 2 },
  ])
  await page.goto('/myFavorite')
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('40')
})

test('what is too long or no list is answered kindly', async ({ request, server }) => {
  const post = (list: string) => request.post(`${server.origin}${PAGE}`, { form: { list } })
  for (const list of [
    'x'.repeat(10_000),
    '🚗'.repeat(2_000),
    '=cmd|x!A1\n'.repeat(300),
    String.fromCharCode(...Array(256).keys()).repeat(20),
    '\u202e"\'`;--\n1',
  ]) {
    expect((await post(list)).status(), list.slice(0, 20)).toBe(200)
  }
  const tooLong = await post('ж'.repeat(60_000))
  expect(tooLong.status()).toBe(413)
  expect(await tooLong.text()).toContain(en('partNumbers.tooLong'))
})
