import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { chooseCountry } from './choose-country.ts'
import { handMailOn } from './hand-mail-on.ts'
import { expect, test } from './journey.ts'
import { newPerson, query, waitForMail } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'
import { PHONE_OPTIONS } from './weight-limits.ts'
import { originOf, word } from './words.ts'

const CAR = 'byd-dolphin-active-420-km-2024'
const TEXTS = { en: ['Dear buyer, it costs US$ 9,650 FOB.', 'Good, please make me an offer'], zh: ['您好，离岸价为 US$ 9,650。', '好的，请报价'] } as const

type Sale = {
  browser: Browser
  /** The browser of the staff. */
  context: BrowserContext
  server: Product
  desk: 'en' | 'zh'
  buyer: Locale
  /** How long a notice may take, and a mail, ms. */
  noticeMs: number
  mailMs: number
  /** Called as soon as each step has been acknowledged, before anything that follows from it is waited for. */
  between: () => Promise<void>
}

/**
 * A lead from the form on a phone to the sale: routed, told of, answered by mail, answered back, offered, accepted on the phone, won. At the end
 * everything of it is there, and once.
 */
export async function sell({ browser, context, server, desk, buyer, noticeMs, mailMs, between }: Sale): Promise<void> {
  const say = wordsOf(desk, 'admin')
  const person = newPerson('Lucía')
  const seller = `Zhao ${crypto.randomUUID().slice(0, 6)}`
  const sellerId = await enterAs(context, server, { name: seller, role: 'sales', locale: desk })
  await routeTo(browser, server, { sellerId, locale: buyer })
  const page = await context.newPage()
  const opened = context.waitForEvent('response', (response) => response.url().includes('/notices/stream') && response.status() === 200)
  await page.goto(`${server.origin}/admin/#/enquiries`)
  await opened
  const phone = await browser.newContext({ ...PHONE_OPTIONS, serviceWorkers: 'block' })

  await test.step('a buyer asks', async () => {
    await ask(await phone.newPage(), server, { person, locale: buyer })
    await between()
  })
  await test.step('whom the rule names is told', async () => {
    await expect(page.getByRole('main').getByText(person.name)).toBeVisible({ timeout: noticeMs })
    await page.getByRole('link', { name: person.name }).click()
    await expect(page.getByText(say('routing.why.rule').split('{')[0] ?? '').first()).toBeVisible()
  })
  await test.step('and answers by mail', async () => {
    await page.getByRole('button', { name: say('reply.channels.mail'), exact: true }).click()
    const form = page.getByRole('form', { name: say('message.form') })
    await form.getByRole('textbox', { name: say('message.text') }).fill(TEXTS[desk][0])
    await press(form.getByRole('button', { name: say('message.send') }), page.getByText(say('message.sent')))
    await between()
  })
  await test.step('the buyer answers back', async () => {
    const sent = await waitForMail(server, person.mail, /^In-Reply-To|9,650|OSw2N/m, mailMs)
    expect(await handMailOn(server, answerTo(sent, { from: person.mail, text: TEXTS[desk][1] }))).toEqual({ status: 200, outcome: 'lead' })
    await between()
    await expect(page.getByRole('region', { name: say('message.title') }).getByText(TEXTS[desk][1])).toBeVisible({ timeout: noticeMs })
  })
  const number = await test.step('an offer is made', async () => {
    await press(page.getByRole('button', { name: say('quotation.new') }), page.getByRole('heading', { level: 1, name: /Q\d{4}-\d{5}/ }))
    await between()
    await page.getByRole('button', { name: say('quotation.do.mail') }).click()
    await press(page.getByRole('dialog').getByRole('button', { name: say('quotation.issue.send') }), page.getByText(say('quotation.done.mailed')))
    await between()
    return /Q\d{4}-\d{5}/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? ''
  })
  await test.step('and accepted on the phone', async () => {
    const mail = (await waitForMail(server, person.mail, /\/quotation\/[\w-]{3}/, mailMs)).replace(/=\r?\n/g, '')
    const words = wordsOf(buyer, 'quotation')
    const offer = await phone.newPage()
    await offer.goto(`${originOf(server.origin, buyer)}${/\/quotation\/([\w-]{43})/.exec(mail)?.[0] ?? ''}`)
    await offer.getByRole('textbox', { name: words('page.name') }).fill(person.name)
    await offer.getByRole('checkbox', { name: words('page.consent') }).check()
    await press(offer.getByRole('button', { name: words('page.accept'), exact: true }), offer.locator('#state').getByText(person.name))
    await between()
    await expect(page.getByText(person.name, { exact: false }).first()).toBeVisible()
  })
  await test.step('won', async () => {
    const [lead] = await query<{ id: string }>(server, 'select id from enquiry where mail = $1', [person.mail])
    await page.locator(`a[href*="/enquiries/${lead?.id}/show"]`).first().click()
    await win(page, say)
    await between()
  })
  await phone.close()
  await expectWhole(server, { mail: person.mail, number, sellerId, mailMs })
}

/** Presses until it is acknowledged: a server that is only just there again may say that it is not available, and a person then presses once more. */
async function press(button: Locator, done: Locator): Promise<void> {
  await expect(async () => {
    if (!(await done.isVisible())) await button.click({ timeout: 5_000 })
    await expect(done).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

type Say = (key: string) => string

/** A screen that still shows what was before is told so, renews itself, and is asked once more. */
async function win(page: Page, say: Say): Promise<void> {
  const status = page.getByRole('combobox', { name: say('enquiry.status') })
  await expect(async () => {
    await status.click({ timeout: 5_000 })
    await page.getByRole('option', { name: say('status.won'), exact: true }).click({ timeout: 5_000 })
    await expect(page.getByText(say('enquiry.saved'), { exact: true })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** One rule: this language is the seller's. Rules are everybody's of a product. */
async function routeTo(browser: Browser, server: Product, { sellerId, locale }: { sellerId: number; locale: Locale }): Promise<void> {
  const context = await browser.newContext()
  await enterAs(context, server, { name: 'Olga', role: 'owner' })
  const address = `${server.origin}/admin/api/settings/routing`
  const { data } = (await (await context.request.get(address)).json()) as { data: { version: number; value: object } }
  const none = { countries: [], brands: [], kinds: [], origins: [], min_value_usd: null, time: 'any', only_at_work: false }
  const rule = { key: crypto.randomUUID(), name: 'By language', is_on: true, locales: [locale], ...none, people: [sellerId] }
  const answer = await context.request.post(address, {
    data: { version: data.version, value: { ...data.value, rules: [rule] } },
    headers: { origin: server.origin },
  })
  expect(answer.status()).toBe(200)
  await context.close()
}

async function ask(page: Page, server: Product, { person, locale }: { person: ReturnType<typeof newPerson>; locale: Locale }): Promise<void> {
  const t = (key: string) => word(locale, key)
  await page.goto(`${originOf(server.origin, locale)}/car/${CAR}`)
  const sheet = page.getByRole('main').getByRole('form', { name: t('enquiry.title') })
  await sheet.getByLabel(t('enquiry.name')).fill(person.name)
  await sheet.getByLabel(t('enquiry.email')).fill(person.mail)
  await sheet.getByLabel(t('enquiry.mobile')).fill(person.mobile)
  await sheet.getByRole('combobox', { name: new RegExp(t('enquiry.country')) }).click()
  await chooseCountry(page.getByRole('dialog', { name: t('country.choose') }), '+234', t('common.confirm'))
  await sheet.getByLabel(t('enquiry.remark')).fill(person.remark)
  await sheet.getByRole('button', { name: t('enquiry.submit') }).click()
  await expect(page).toHaveURL(/\/result\?ref=/)
}

/** An answer as the buyer's mail program writes it. */
function answerTo(sent: string, { from, text }: { from: string; text: string }): string {
  const headOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(sent.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? ''
  return [
    `From: <${from}>`,
    `To: <${/<([^>]+)>/.exec(headOf('Reply-To'))?.[1] ?? headOf('Reply-To')}>`,
    'Subject: Re',
    `Message-ID: <${crypto.randomUUID()}@mail.example.org>`,
    `In-Reply-To: ${headOf('Message-ID')}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n')
}

/** What was acknowledged is there, once, and every mail of it has gone out. */
async function expectWhole(
  server: Product,
  { mail, number, sellerId, mailMs }: { mail: string; number: string; sellerId: number; mailMs: number },
): Promise<void> {
  const [lead] = await query<{ id: string; status: string; owner: string }>(server, 'select id, status, owner_id as owner from enquiry where mail = $1', [mail])
  expect(lead).toMatchObject({ status: 'won', owner: String(sellerId) })
  const rowsOf = (text: string) => query(server, text, [lead?.id])
  expect(await rowsOf('select direction from message where enquiry_id = $1 order by id')).toEqual([{ direction: 'out' }, { direction: 'in' }])
  expect(await rowsOf('select q.number, v.revision from quotation q join quotation_version v on v.quotation_id = q.id where q.enquiry_id = $1')).toEqual([
    { number, revision: 1 },
  ])
  await expect
    .poll(() => rowsOf("select kind, status from mail_delivery where enquiry_id = $1 and kind in ('acknowledge', 'message', 'quotation') order by kind"), {
      timeout: mailMs,
    })
    .toEqual(['acknowledge', 'message', 'quotation'].map((kind) => ({ kind, status: 'sent' })))
}

type Tree = { [key: string]: string | Tree }

function wordsOf(locale: Locale, namespace: 'admin' | 'quotation'): Say {
  const file = path.resolve(import.meta.dirname, '../../i18n/messages', locale, `${namespace}.json`)
  const words = JSON.parse(readFileSync(file, 'utf8')) as Tree
  return (key) => {
    const found = key.split('.').reduce<string | Tree | undefined>((tree, part) => (typeof tree === 'object' ? tree[part] : undefined), words)
    if (typeof found !== 'string') throw new Error(`No text ${key} in ${locale}/${namespace}`)
    return found
  }
}
