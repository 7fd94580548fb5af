import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { newPerson, query, waitForMail } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'
import { PHONE_OPTIONS } from './weight-limits.ts'
import { originOf } from './words.ts'

const CAR = 'byd-dolphin-active-420-km-2024'

type Words = { page: Record<string, string>; verify: Record<string, string>; document: Record<string, string> }
function wordsOf(locale: Locale): Words {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../i18n/messages/${locale}/quotation.json`), 'utf8')) as Words
}

/** A call of the back office by whoever is logged in there. */
async function call<Answer>(context: BrowserContext, server: Product, address: string, data: object): Promise<Answer> {
  const answer = await context.request.post(`${server.origin}/admin/api${address}`, { data, headers: { origin: server.origin } })
  expect([answer.status(), address]).toEqual([200, address])
  return ((await answer.json()) as { data: Answer }).data
}

/** A lead that a salesperson has entered. */
async function addLead(context: BrowserContext, server: Product, { locale, name }: { locale: Locale; name: string }) {
  const person = newPerson(name)
  const way = { company: null, whatsapp: null, quantity: 2, destination_port: 'Mombasa', price_basis: 'cif', is_mine: true, is_reached: false }
  const lead = await call<{ id: number; reference: string }>(context, server, '/enquiries', {
    ...way,
    key: crypto.randomUUID(),
    channel: 'call',
    name: person.name,
    mail: person.mail,
    mobile: person.mobile,
    country: 'KE',
    locale,
    remark: 'Two for Mombasa',
    subject: CAR,
  })
  return { ...lead, ...person }
}

type Made = { id: number; version: number; number: string; versions: { path: string; verify_code: string }[] }

/** An offer on a lead of its own, sent out without mail. */
async function addOffer(browser: Browser, server: Product, { locale }: { locale: Locale }): Promise<{ number: string; path: string; code: string }> {
  const context = await browser.newContext()
  await enterAs(context, server, { name: 'Wen', role: 'sales' })
  const lead = await addLead(context, server, { locale, name: 'Lucía' })
  const draft = await call<Made>(context, server, '/quotations', { enquiry_id: lead.id })
  const { versions, number } = await call<Made>(context, server, `/quotations/${draft.id}/issue`, { version: draft.version, is_mailed: false })
  await context.close()
  return { number, path: versions[0]?.path ?? '', code: versions[0]?.verify_code ?? '' }
}

test('a lead becomes an offer, goes out by mail, and is accepted on a phone in Arabic (R23.7, R23.9)', async ({ context, page, server, browser }) => {
  await enterAs(context, server, { name: 'Wen', role: 'sales' })
  const lead = await addLead(context, server, { locale: 'ar', name: 'أمينة' })
  await page.goto(`${server.origin}/admin/#/enquiries/${lead.id}/show`)
  await page.getByRole('button', { name: 'New quotation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Q\d{4}-\d{5}/)
  await expect(page.getByRole('textbox', { name: 'Unit price (US$)' })).toHaveValue(/13,?200/)
  const [row] = await query<{ number: string; cents: string }>(server, 'select number, total_cents as cents from quotation where enquiry_id = $1', [lead.id])
  const number = row?.number ?? ''

  await test.step('what goes out is shown once more before it does', async () => {
    await page.getByRole('button', { name: 'Send by e-mail' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(lead.mail)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Issued. The e-mail is on its way.')).toBeVisible()
  })

  const mail = (await waitForMail(server, lead.mail, new RegExp(number))).replace(/=\r?\n/g, '')
  const link = /\/quotation\/([\w-]{43})/.exec(mail)?.[0] ?? ''
  const words = wordsOf('ar')
  const phone = await browser.newContext(PHONE_OPTIONS)
  const buyer = await phone.newPage()
  await test.step('the buyer sees the figures of the draft, in Arabic, and has them as a PDF', async () => {
    await buyer.goto(`${originOf(server.origin, 'ar')}${link}`)
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(buyer.locator('html')).toHaveAttribute('dir', 'rtl')
    const total = `US$${(Number(row?.cents) / 100).toLocaleString('en')}`
    await expect(buyer.getByText(total, { exact: true })).toBeVisible()
    const file = await phone.request.get(`${server.origin}${link}/document.pdf`)
    expect([file.status(), file.headers()['content-type'], file.headers()['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store'])
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await buyer.getByRole('textbox', { name: words.page['name'] ?? '' }).fill('أمينة العلي')
  await buyer.getByRole('checkbox', { name: words.page['consent'] ?? '' }).check()
  await test.step('without a line it says so, and nothing that was typed is lost', async () => {
    await phone.setOffline(true)
    await buyer.getByRole('button', { name: words.page['accept'] ?? '', exact: true }).click()
    await expect(buyer.getByText(words.page['noLine'] ?? '')).toBeVisible()
    await expect(buyer.getByRole('textbox', { name: words.page['name'] ?? '' })).toHaveValue('أمينة العلي')
    await phone.setOffline(false)
  })

  await test.step('accepted by name, it stays accepted', async () => {
    await buyer.getByRole('button', { name: words.page['accept'] ?? '', exact: true }).click()
    await expect(buyer.locator('#state')).toContainText('أمينة العلي')
    await expect(buyer.getByRole('button', { name: words.page['accept'] ?? '', exact: true })).toHaveCount(0)
  })
  await phone.close()

  await test.step('staff see it at once, make the pro-forma of it, and the history of the lead tells both', async () => {
    await expect(page.getByText(/Accepted by أمينة العلي/)).toBeVisible()
    await page.getByRole('button', { name: 'Create the pro-forma' }).click()
    await expect(page.getByRole('link', { name: `Made from quotation ${number}, version 1` })).toBeVisible()
    await page.getByRole('button', { name: 'Create a link without e-mail' }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByText('The link is made. Nothing was sent.')).toBeVisible()
    await expect(page.getByText(/\/quotation\/[\w-]{43}$/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('link made, not sent', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create a link without e-mail' })).toHaveCount(0)
    const made = await query<{ document: string; cents: string }>(
      server,
      "select v.snapshot->'terms'->>'document' as document, v.snapshot->>'total_cents' as cents from quotation_version v join quotation q on q.id = v.quotation_id where q.made_from_id is not null and q.enquiry_id = $1",
      [lead.id],
    )
    expect(made).toEqual([{ document: 'proforma', cents: row?.cents }])
    await page.getByRole('link', { name: `Enquiry ${lead.reference}` }).click()
    await expect(page.getByText(number).first()).toBeVisible()
    await expect(page.getByText(new RegExp(`created from quotation ${number}, version 1`))).toBeVisible()
  })
  expect(await query(server, 'select status from enquiry where id = $1', [lead.id])).toEqual([{ status: 'quoted' }])
})

test('without script a buyer declines in Spanish, and what was forgotten is said (R23.9)', async ({ server, browser }) => {
  const offer = await addOffer(browser, server, { locale: 'es' })
  const { page: words } = wordsOf('es')
  const plain = await browser.newContext({ ...PHONE_OPTIONS, javaScriptEnabled: false })
  const buyer = await plain.newPage()
  const address = `${originOf(server.origin, 'es')}${offer.path}`
  await buyer.goto(address)
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText(offer.number)

  const bare = await plain.request.post(`${server.origin}${offer.path}`, {
    form: { answer: 'accept', revision: '1', name: ' ' },
    // The names of other languages' hosts are known to browsers alone.
    headers: { host: new URL(address).host, origin: new URL(address).origin },
  })
  expect(bare.status()).toBe(400)
  const said = await bare.text()
  expect(said).toContain(words['nameMissing'])
  expect(said).toContain(words['consentMissing'])

  await buyer.getByText(words['declineTitle'] ?? '').click()
  await buyer.getByRole('combobox', { name: words['reason'] ?? '' }).selectOption('price')
  await buyer.getByRole('textbox', { name: words['message'] ?? '' }).fill('Dos por ciento menos, por favor')
  await buyer.getByRole('button', { name: words['decline'] ?? '', exact: true }).click()
  await expect(buyer.getByRole('button', { name: words['decline'] ?? '', exact: true })).toHaveCount(0)
  const rows = await query(
    server,
    'select decline_reason, decline_message from quotation_version v join quotation q on q.id = v.quotation_id where q.number = $1',
    [offer.number],
  )
  expect(rows).toEqual([{ decline_reason: 'price', decline_message: 'Dos por ciento menos, por favor' }])
  await plain.close()
})

test('the code on the paper says whether it is genuine, and nothing of its buyer (R23.10)', async ({ context, page, server, browser }) => {
  const offer = await addOffer(browser, server, { locale: 'en' })
  await page.goto(`${server.origin}/verify`)
  await page.getByRole('textbox', { name: 'Document code' }).fill(offer.code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('This document is genuine')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(offer.number) })).toBeVisible()
  await expect(page.getByRole('row', { name: /SAMPLE 0000 0000 0000/ })).toBeVisible()
  await expect(page.getByText('Lucía')).toHaveCount(0)
  const answer = await context.request.get(`${server.origin}/verify/AAAA-AAAA-AAAA`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('We do not know this code')
})

test('a discount is approved while both look on: each screen says so without being loaded anew (R23.7)', async ({ context, page, server, browser }) => {
  await enterAs(context, server, { name: 'Sam', role: 'sales' })
  const lead = await addLead(context, server, { locale: 'en', name: 'Amina' })
  const draft = await call<Made & { value: object }>(context, server, '/quotations', { enquiry_id: lead.id })
  await call(context, server, `/quotations/${draft.id}`, { version: draft.version, value: { ...draft.value, discount_cents: 800_000 } })
  const desk = await browser.newContext()
  await enterAs(desk, server, { name: 'Lena', role: 'sales_manager' })
  const lena = await desk.newPage()
  await lena.goto(`${server.origin}/admin/#/`)
  await expect(lena.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(`${server.origin}/admin/#/quotations/${draft.id}`)
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('Waiting for someone who can approve its discount.')).toBeVisible()
  await lena.getByRole('button', { name: /^Notifications/ }).click()
  await lena
    .getByRole('link', { name: /A quotation needs your approval/ })
    .first()
    .click()
  await lena.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved by Lena')).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('link', { name: /Your quotation was approved/ })).toBeVisible()
  await desk.close()
})

test('the costs of the sheets follow the pieces, and what was typed is held up until it is kept (R23.91)', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Wen', role: 'sales' })
  const lead = await addLead(context, server, { locale: 'en', name: 'Amina' })
  const draft = await call<Made & { value: { freight_cents: number } }>(context, server, '/quotations', { enquiry_id: lead.id })
  const each = draft.value.freight_cents / 2
  await page.goto(`${server.origin}/admin/#/quotations/${draft.id}`)
  const [freight, quantity] = [page.getByRole('textbox', { name: 'Freight (US$)' }), page.getByRole('spinbutton', { name: 'Quantity' })]
  await expect(page.getByText('From the price sheets, for 2 units').first()).toBeVisible()
  await quantity.fill('4')
  await expect(page.getByText(/follow: today’s rates for 4 units/)).toBeVisible()
  await expect(freight).toHaveValue(String((each * 4) / 100))
  await freight.fill('9999')
  await quantity.fill('5')
  await expect(page.getByText(/follow: today’s rates for 5 units/)).toBeVisible()
  // The other two have followed.
  await expect(page.getByText('This was for 4 units to Mombasa. Check it.')).toHaveCount(1)
  await quantity.fill('4')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  // Stored by somebody else for more pieces, as a second tab would.
  const { value, version } = await (async () => {
    const answer = await context.request.get(`${server.origin}/admin/api/quotations/${draft.id}`)
    return ((await answer.json()) as { data: { version: number; value: { lines: { quantity: number }[] } } }).data
  })()
  await call(context, server, `/quotations/${draft.id}`, { version, value: { ...value, lines: value.lines.map((line) => ({ ...line, quantity: 6 })) } })
  await page.reload()
  await expect(page.getByText('Freight (US$): US$9,999 was for 4 units to Mombasa.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create a link without e-mail' })).toBeDisabled()
  await page.getByRole('button', { name: 'Keep these costs' }).click()
  await expect(page.getByText('The costs stay as they are.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create a link without e-mail' })).toBeEnabled()
  expect(await query(server, "select draft->>'freight_cents' as freight from quotation where id = $1", [draft.id])).toEqual([{ freight: '999900' }])
})
