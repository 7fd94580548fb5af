import type { APIRequestContext, Page } from '@playwright/test'
import { chooseCountry } from './choose-country.ts'
import { expect, test } from './journey.ts'
import { findLead, newPerson, query, waitForMail } from './leads.ts'
import { originOf, word } from './words.ts'

const en = (key: string) => word('en', key)

async function fillContactForm(page: Page, person: ReturnType<typeof newPerson>) {
  await page.goto('/contactUs')
  const form = page.getByRole('main').getByRole('form', { name: en('enquiry.title') })
  await form.getByLabel(en('enquiry.name')).fill(person.name)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await form.getByLabel(en('enquiry.email')).fill(person.mail)
  await form.getByLabel(en('enquiry.mobile')).fill(person.mobile)
  await form.getByRole('combobox', { name: new RegExp(en('enquiry.country')) }).click()
  await chooseCountry(page.getByRole('dialog', { name: en('country.choose') }), '+234', en('common.confirm'))
  await form.getByLabel(en('enquiry.remark')).fill(person.remark)
  return form.getByRole('button', { name: en('enquiry.submit') })
}

/** An enquiry as another program sends it, with the code of its state. */
async function sendByApi(request: APIRequestContext, origin: string, more: object = {}) {
  const answer = await request.post(`${origin}/api/clue/record`, { data: { ...newPerson('Zyx'), country: 'Nigeria', ...more } })
  const { data } = (await answer.json()) as { data: { reference: string; status_code: string } }
  return data
}

test('a buyer sends, finds the enquiry again without an account, and sees what became of it', async ({ page, server }) => {
  const person = newPerson('Amina')
  const send = await fillContactForm(page, person)
  await send.click()
  await expect(page).toHaveURL(/\/result\?ref=[A-Z2-9-]{7}$/)
  const { reference } = (await findLead(server, person.mail)) ?? { reference: '' }
  await page
    .getByRole('main')
    .getByRole('link', { name: en('menu.myEnquiries') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: en('menu.myEnquiries') })).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: reference })
  await expect(line.getByText(en('myEnquiries.state.received'), { exact: true })).toBeVisible()

  await query(server, "update enquiry set status = 'contacted' where reference = $1", [reference])
  await page.reload()
  await expect(line.getByText(en('myEnquiries.state.answered'), { exact: true })).toBeVisible()

  await line.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('myEnquiries.caseTitle').replace('{reference}', reference))
  await expect(page.getByText(en('myEnquiries.next.answered'))).toBeVisible()
  // The link of the mail is the same one, and says nothing of who wrote what.
  const source = (await waitForMail(server, person.mail)).replaceAll('=\r\n', '').replaceAll('=\n', '')
  expect(source).toContain(new URL(page.url()).pathname)
  const text = await page.getByRole('main').innerText()
  for (const secret of [person.name, person.mail, person.remark, person.mobile]) expect(text).not.toContain(secret)

  await page.goto('/myEnquiries')
  await line.getByRole('button').click()
  await expect(page.getByRole('heading', { name: en('myEnquiries.empty') })).toBeVisible()
})

test.describe('without a line', () => {
  // Chromium itself writes an error for what could not be fetched.
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('an enquiry that waited stands on the list once it has gone out', async ({ page, context, server }) => {
    const person = newPerson('Bakari')
    const send = await fillContactForm(page, person)
    await context.setOffline(true)
    await send.click()
    await expect(page.getByText(/enquiry waiting/i).first()).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await findLead(server, person.mail))?.reference).toBeTruthy()
    const { reference } = (await findLead(server, person.mail)) ?? { reference: '' }
    await expect(page.getByText(en('enquiry.sentLater').replace('{reference}', reference))).toBeVisible()
    await page.goto('/myEnquiries')
    const line = page.getByRole('listitem').filter({ hasText: reference })
    await expect(line.getByText(en('myEnquiries.state.received'), { exact: true })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer of a form leads to the state, and the list says what it needs', async ({ page, server }) => {
    const th = (key: string) => word('th', key)
    const person = newPerson('สมชาย')
    await page.goto(`${originOf(server.origin, 'th')}/contactUs`)
    const form = page.getByRole('main').getByRole('form', { name: th('enquiry.title') })
    await form.getByLabel(th('enquiry.name')).fill(person.name)
    await form.getByLabel(th('enquiry.email')).fill(person.mail)
    await form.getByLabel(th('enquiry.mobile')).fill(person.mobile)
    await form.getByLabel(th('enquiry.country')).fill('ไนจีเรีย')
    await form.getByLabel(th('enquiry.remark')).fill(person.remark)
    await form.getByRole('button', { name: th('enquiry.submit') }).click()
    await expect(page).toHaveURL(/\/result\?ref=/)
    await page.getByRole('link', { name: th('result.follow') }).click()
    const { reference } = (await findLead(server, person.mail)) ?? { reference: '—' }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
    await expect(page.getByText(th('myEnquiries.state.received'), { exact: true })).toBeVisible()
    await page.goto(`${originOf(server.origin, 'th')}/myEnquiries`)
    await expect.poll(() => page.locator('main noscript').innerText()).toContain(th('myEnquiries.needsScript'))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a form that was sent before its script came is on the list, in Arabic, and its code leaves the address', async ({ page, request, server }) => {
    const ar = (key: string) => word('ar', key)
    const origin = originOf(server.origin, 'ar')
    const sent = await sendByApi(request, server.origin, { lang: 'ar', brand: 'BYD', car_model: 'Atto 3' })
    await page.goto(`${origin}/result?ref=${sent.reference}&code=${sent.status_code}`)
    await expect(page).toHaveURL(`${origin}/result?ref=${sent.reference}`)
    await page.goto(`${origin}/myEnquiries`)
    const line = page.getByRole('listitem').filter({ hasText: sent.reference })
    await expect(line.getByRole('link', { name: 'BYD Atto 3' })).toBeVisible()
    await expect(line.getByText(ar('myEnquiries.state.received'), { exact: true })).toBeVisible()
    expect(await page.evaluate(() => [document.dir, document.documentElement.scrollWidth])).toEqual(['rtl', 390])
  })

  test('one request tells the state of all', async ({ page, request, server }) => {
    const sent = await Promise.all([1, 2, 3].map(() => sendByApi(request, server.origin)))
    await page.goto('/contactUs')
    const list = sent.map(({ reference, status_code: code }) => ({ reference, code, sentAt: new Date().toISOString(), about: null }))
    await page.evaluate((entries) => localStorage.setItem('sentEnquiries', JSON.stringify(entries)), list)
    const asked: string[] = []
    page.on('request', (one) => /status/.test(one.url()) && asked.push(new URL(one.url()).pathname))
    await page.goto('/myEnquiries')
    await expect(page.getByText(en('myEnquiries.state.received'), { exact: true })).toHaveCount(3)
    expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual(['/api/clue/status'])
    await page.locator('summary', { hasText: en('myEnquiries.clear') }).click()
    await page.getByRole('button', { name: en('myEnquiries.clear') }).click()
    expect(await page.evaluate(() => localStorage.getItem('sentEnquiries'))).toBeNull()
  })
})

test('what was asked for stands behind the link, and its first things on the list', async ({ page, request, server }) => {
  const person = newPerson('Amina')
  const numbers = ['A-1001', 'A-1002', 'A-1003'].map((number) => ({ kind: 'number', number, quantity: 4, note: 'for Amina' }))
  const sent = await sendByApi(request, server.origin, { ...person, items: numbers, destination_port: 'Mombasa', price_basis: 'cif' })
  await page.goto(`/result?ref=${sent.reference}&code=${sent.status_code}`)
  await expect(page).toHaveURL(`/result?ref=${sent.reference}`)
  await page.goto('/myEnquiries')
  await page.getByRole('link', { name: 'A-1001, A-1002 +1' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: '4 × A-100' })).toHaveCount(3)
  await expect(main.getByText('Mombasa')).toBeVisible()
  await expect(main.getByText(en('order.cif'))).toBeVisible()
  const text = await main.innerText()
  for (const secret of [person.name, person.mail, person.remark, person.mobile, 'for Amina']) expect(text).not.toContain(secret)
})

test('a link that nobody was given opens nothing, and is kept by nobody', async ({ request, server }) => {
  const answer = await request.get(`${server.origin}/enquiry/status/${'A'.repeat(43)}`)
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['referrer-policy']).toBe('same-origin')
  expect(await answer.text()).toContain('noindex')
})
