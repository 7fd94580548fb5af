import { accentTokens, contrast } from '#contract/accent-values.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EnquiryDetail, EnquiryItem } from '#contract/staff-enquiry.ts'
import { LOCALE_CODES, localeInfo, type Locale } from '#i18n/locales.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'
import { acknowledgement } from './acknowledgement.ts'
import { notice } from './notice.ts'
import { renderMail } from './render-mail.ts'

const ENGLISH = JSON.parse(readFileSync('i18n/messages/en/mail.json', 'utf8')) as { acknowledge: Record<string, string> }
const COMPANY = {
  name: 'Quayline',
  whatsapp: '+86 138 0013 8000',
  phone: '+86 571 5555 0100',
  mail: 'sales@quayline.example',
  facebook: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  tiktok: '',
}
const SITE = 'https://www.quayline.example'
/** Of an enquiry's state. */
const CODE = 'UTdLM00yabcdefghijklmnopqrstuvwxyz0123456_-'

function enquiryOf(changes: Partial<EnquiryDetail> = {}): EnquiryDetail {
  return {
    id: 7,
    reference: 'Q7K3-M2',
    created_at: '2026-11-21T08:00:00.000Z',
    name: 'Zyx Qwv',
    company: null,
    mail: 'zyx@example.org',
    mobile: '0712 345 678',
    country_name: 'Kzkz',
    country_iso2: 'KE',
    locale: 'en',
    origin: 'car_detail',
    vehicle: 'BYD Atto 3',
    item_counts: { vehicles: 0, parts: 0 },
    status: 'new',
    owner: null,
    is_quarantined: false,
    spam_score: 0,
    first_response_at: null,
    awaiting_since: '2026-11-21T08:00:00.000Z',
    reply_due_at: '2026-11-23T10:00:00.000Z',
    reply_warn_at: '2026-11-23T08:00:00.000Z',
    mail_trouble: null,
    loss_reason: null,
    expected_value_cents: null,
    expected_close_on: null,
    next_task: null,
    loss_note: null,
    sale_version: 1,
    suggested_value: null,
    mobile_e164: '+254712345678',
    whatsapp: null,
    whatsapp_e164: null,
    vin: null,
    quantity: null,
    destination_port: null,
    price_basis: null,
    items: [],
    port_prices: [],
    remark: 'Zwei\nVier',
    source: 'Auto-Chat',
    origin_id: '12',
    brand_sign: 'byd',
    brand_name: 'BYD',
    car_model_sign: 'byd-atto-3',
    car_model_name: 'Atto 3',
    car_id: 3,
    fitting_id: null,
    buyer_vehicle: changes.vehicle === undefined ? 'BYD Atto 3' : changes.vehicle,
    member_id: null,
    customer_id: null,
    spam_reasons: [],
    raw_payload: {},
    updated_at: '2026-11-21T08:00:00.000Z',
    events: [],
    first_touch: null,
    last_touch: null,
    mails: [],
    same_person: [],
    whatsapp_link: { number: '254712345678', text: 'Hello', url: 'https://wa.me/254712345678?text=Hello' },
    ...changes,
  }
}

const PORT_PRICE = {
  kind: 'new',
  sign: 'byd-atto-3',
  name: 'BYD Atto 3',
  port: 'Mombasa',
  port_country: 'KE',
  country: 'KE',
  country_name: 'Kenya',
  mode: 'roro',
  calc_date: '2026-11-21',
  fob_usd: 10_000,
  cif_usd: null,
  landed_total_usd: null,
  reason: null,
  is_sample: true,
} as const

const TODAY = { id: 5, state: 'offered', fob_price_usd_cents: 160, moq: 50 } as const
const ITEMS: EnquiryItem[] = [
  {
    kind: 'car',
    sign: 'byd-seal',
    name: 'BYD Seal',
    buyer_name: 'BYD Seal',
    quantity: 2,
    note: 'in white',
    today: { ...TODAY, fob_price_usd_cents: 1_890_000 },
  },
  { kind: 'part', sign: 'FIL-001Y', name: 'Oil filter', buyer_name: 'فلتر زيت', quantity: 1200, note: null, today: TODAY },
  { kind: 'number', sign: '1012010-FA01', name: null, buyer_name: null, quantity: 4, note: null, today: null },
]
const SEVERAL = { vehicle: null, car_id: null, car_model_sign: null, items: ITEMS, item_counts: { vehicles: 1, parts: 2 } }

async function acknowledge(locale: Locale, changes: Partial<EnquiryDetail> = {}, company = COMPANY) {
  return renderMail(await acknowledgement({ enquiry: enquiryOf({ locale, ...changes }), code: CODE, locale, company, siteOrigin: SITE }))
}

/** What a reader sees of the HTML, without the hidden preview's filling. */
function visibleText(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&quot;|&amp;|&lt;|&gt;/g, ' ')
    .replace(/[\u00a0\u202f\u200b-\u200f\u2068\u2069\ufeff]/g, ' ')
    .replace(/\s+/g, ' ')
}

const NON_LATIN: ReadonlySet<Locale> = new Set(['ar', 'ru', 'th', 'ur', 'zh'])
const VALUES = /Q7K3-M2|Zyx Qwv|BYD Atto 3|Kzkz|Zwei|Vier|Quayline|WhatsApp|https?:\/\/[^\s)]+|sales@quayline\.example/g

/** What is left of English in a message of another language: its phrases, and in other scripts any Latin word that is no name. */
function foreignText(locale: Locale, message: string): string[] {
  const phrases = Object.values(ENGLISH.acknowledge)
    .flatMap((phrase) => phrase.split(/\{\w+\}/))
    .filter((phrase) => phrase.trim().length > 6)
  const english = locale === 'en' ? [] : phrases.filter((phrase) => message.includes(phrase))
  const latin = NON_LATIN.has(locale) ? (message.replace(VALUES, '').match(/[A-Za-z]{2,}/g) ?? []) : []
  return [...english, ...latin]
}

beforeAll(() => preloadMessages(['mail']))

describe('the acknowledgement', () => {
  it('says what each vehicle costs at the port that the buyer named, in the words of the site (R22.18)', async () => {
    const priced = { ...PORT_PRICE, cif_usd: 12_108, landed_total_usd: 17_013 }
    const one = await acknowledge('en', { port_prices: [priced] })
    expect(one.text).toContain('What it costs in Mombasa: US$17,013 in Mombasa, with duties (estimate)')
    const seal = { ...priced, sign: 'byd-seal', name: 'BYD Seal', landed_total_usd: null }
    const several = await acknowledge('en', { ...SEVERAL, port_prices: [{ ...priced, sign: 'other', name: 'BYD Han' }, seal] })
    expect(several.text).toContain('BYD Seal: US$12,108 CIF Mombasa, without duties')
    expect((await acknowledge('ur', { port_prices: [priced] })).text).toMatch(/\u200fUS\$17,013/)
    // Nothing is said where nothing is known, or where a stranger's text would be carried.
    expect((await acknowledge('en', { port_prices: [PORT_PRICE] })).text).not.toContain('What it costs')
    expect((await acknowledge('en', { port_prices: [priced], spam_score: 30 })).text).not.toContain('What it costs')
  })

  it.each(LOCALE_CODES.map((locale) => [locale]))('in %s has its language and direction on every level, and no other language in it', async (locale) => {
    const { html, text, subject } = await acknowledge(locale)
    const { dir } = localeInfo(locale)
    const levels = [...html.matchAll(/<(html|body|td)(?= [^>]*lang=)([^>]*)>/g)].map(([, tag, attributes = '']) => ({
      tag,
      dir: / dir="(\w+)"/.exec(attributes)?.[1],
      lang: / lang="(\w+)"/.exec(attributes)?.[1],
    }))
    expect(levels).toEqual(['html', 'body', 'td'].map((tag) => ({ tag, dir, lang: locale })))
    const words = messagesOf(locale, 'mail')
    for (const part of [words.acknowledge.promise, words.acknowledge.safety, words.acknowledge.referenceHint, words.acknowledge.whatsapp]) {
      expect(visibleText(html)).toContain(visibleText(part))
      expect(text).toContain(part)
    }
    for (const part of ['Q7K3-M2', 'Zyx Qwv', 'BYD Atto 3', 'Kzkz', 'Vier']) {
      expect(visibleText(html)).toContain(part)
      expect(text).toContain(part)
    }
    expect(subject).toContain('Q7K3-M2')
    expect(html).not.toMatch(/\{\w+\}|acknowledge\.|MISSING_MESSAGE/)
    expect(foreignText(locale, `${visibleText(html)} ${text} ${subject}`)).toEqual([])
  })

  it('leads to the site and the chat in the buyer’s language, the reference filled in', async () => {
    const { html, text } = await acknowledge('ar')
    expect(html).toContain('href="https://ar.quayline.example/car/byd-atto-3"')
    const chat = /https:\/\/wa\.me\/8613800138000\?text=([^"\s]+)/.exec(text)?.[1] ?? ''
    expect(decodeURIComponent(chat)).toBe('مرحبًا، رقم استفساري هو Q7K3-M2، وهو عن BYD Atto 3.')
  })

  it('leads to where the enquiry stands, in the buyer’s language (R10.24)', async () => {
    const { html, text } = await acknowledge('ar')
    expect(html).toContain(`href="https://ar.quayline.example/enquiry/status/${CODE}"`)
    expect(text).toContain(`https://ar.quayline.example/enquiry/status/${CODE}`)
  })

  it('isolates numbers in right-to-left text', async () => {
    const { html, text } = await acknowledge('ur')
    expect(text).toContain('\u2068+86 571 5555 0100\u2069')
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>\+86 571 5555 0100<\/bdi>/)
  })

  it('leaves out what the company has not set', async () => {
    const { html, text } = await acknowledge('en', {}, { ...COMPANY, whatsapp: '', phone: '', mail: '' })
    expect(`${html}${text}`).not.toMatch(/wa\.me|tel:|mailto:|reply to this e-mail/)
  })

  it('escapes what people write', async () => {
    const { html } = await acknowledge('en', {
      remark: '</blockquote><a href="https://evil.example">x</a>',
      vehicle: '"><script><img src=x onerror=alert(1)>',
    })
    expect(html).not.toMatch(/<img|<script|evil\.example"/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('does not carry a stranger’s links to an address', async () => {
    const { html, text } = await acknowledge('en', { remark: 'Visit https://spam.example now', spam_score: 30, spam_reasons: ['link'] })
    expect(`${html}${text}`).not.toContain('spam.example')
  })

  it.each([
    ['Win at https://spam.example', []],
    ['www.spam.example', []],
    ['spam.example/now', []],
    ['=HYPERLINK(1)', []],
    ['<b>Prize</b>', []],
    ['Plain Prize', ['name_link']],
  ])('does not greet "%s" by name', async (name, reasons) => {
    const { html, text } = await acknowledge('en', { name, spam_reasons: reasons })
    expect(`${html}${text}`).not.toMatch(/Dear|spam\.example|HYPERLINK|Prize/)
    expect(text).toContain('Thank you for your enquiry.')
  })

  it.each(['J. R. Smith', 'A.Khan', 'Seán O’Neill-Müller', '李明'])('greets %s by name', async (name) => {
    expect((await acknowledge('en', { name })).text).toContain(name)
  })

  it('names a part as the buyer calls it, with the way to its page', async () => {
    const { text } = await acknowledge('fr', {
      vehicle: 'Brake disc, front',
      buyer_vehicle: 'Disque de frein avant',
      car_id: null,
      fitting_id: 7,
      car_model_sign: 'BRK-77',
    })
    expect(text).toContain('Disque de frein avant')
    expect(text).toContain('/carFittingsDetail/BRK-77')
    expect(text).not.toContain('Brake disc')
  })

  it('repeats what was said of the order, the port where nothing speaks against the message (R10.21)', async () => {
    const offered = { quantity: 12, destination_port: 'Mombasa', price_basis: 'cif' } as const
    const { text } = await acknowledge('en', offered)
    for (const part of ['Quantity: 12', 'Port of destination: Mombasa', 'Price basis: CIF']) expect(text).toContain(part)
    expect((await acknowledge('de', { ...offered, price_basis: 'unsure' })).text).toContain('Preisbasis: Noch offen')
    expect((await acknowledge('en', { ...offered, spam_score: 30 })).text).not.toContain('Mombasa')
    expect((await acknowledge('en', {})).text).not.toContain('Quantity')
  })

  it.each([
    ['en', 'What you asked for', ['2 × BYD Seal – in white', '1,200 × Oil filter (FIL-001Y)', '4 × 1012010-FA01']],
    ['ar', 'ما طلبتموه', ['2 × BYD Seal – in white', '1,200 × فلتر زيت (FIL-001Y)', '4 × 1012010-FA01']],
  ] as const)('in %s lists what was asked for together, parts by their names of the language (R10.31)', async (locale, label, lines) => {
    const items = locale === 'en' ? ITEMS.map((item) => ({ ...item, buyer_name: item.name })) : ITEMS
    const { html, text } = await acknowledge(locale, { ...SEVERAL, items })
    expect(text).toContain(label)
    expect(text).toContain(lines.join('\n'))
    for (const part of ['BYD Seal', 'FIL-001Y', '1012010-FA01', 'in white']) expect(visibleText(html)).toContain(part)
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>FIL-001Y<\/bdi>/)
  })

  it('repeats no note and no unknown number where something speaks against the message', async () => {
    const { text } = await acknowledge('en', { ...SEVERAL, spam_score: 30 })
    expect(text).toContain('2 × BYD Seal\n1,200 × فلتر زيت (FIL-001Y)')
    expect(text).not.toMatch(/in white|1012010-FA01/)
  })

  it('of a general question names no vehicle', async () => {
    const { text } = await acknowledge('en', { vehicle: null, car_id: null, car_model_sign: null })
    expect(text).not.toContain('Vehicle you asked about')
  })
})

describe('the notice to the staff', () => {
  it('holds every fact in English and Chinese and leads to the enquiry', async () => {
    const earlier = { ...enquiryOf(), id: 3, reference: 'AAAA-22' }
    const last = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'kenya', referrer: null }
    const enquiry = enquiryOf({
      same_person: [earlier],
      last_touch: { ...last } as EnquiryDetail['last_touch'],
      spam_reasons: ['link'],
      spam_score: 30,
      quantity: 12,
      destination_port: 'Mombasa',
      price_basis: 'unsure',
      port_prices: [
        { ...PORT_PRICE, cif_usd: 12_108, landed_total_usd: 17_013 },
        { ...PORT_PRICE, name: 'BYD Seal', cif_usd: null, landed_total_usd: null, reason: 'price_on_request' },
      ],
      locale: 'th',
      mail: 'zyx@example.org',
    })
    const { html, text, subject } = await renderMail(
      await notice({ about: 'new', enquiry, countryNames: { en: 'Kenya', zh: '肯尼亚' }, company: COMPANY, siteOrigin: SITE }),
    )
    expect(subject).toBe('New enquiry Q7K3-M2 – Kenya, BYD Atto 3 (新询盘)')
    for (const part of [
      'New enquiry / 新询盘',
      'Buyer’s name / 买家姓名: Zyx Qwv',
      '+254712345678 (0712 345 678)',
      'zyx@example.org',
      'Kenya / 肯尼亚',
      'Thai / 泰语',
      'Car page / 车型页 12',
      'Quantity / 数量: 12',
      'Port of destination / 目的港: Mombasa',
      'Price basis / 价格条件: Not sure yet / 尚未确定',
      'BYD Atto 3: CIF Mombasa US$12,108, with duties (estimate) / 含关税（估算） US$17,013; BYD Seal: FOB on request / FOB 价另询',
      'google · cpc · kenya',
      'AAAA-22',
      'link',
      '> Zwei\n> Vier',
      '21 Nov 2026, 16:00 (Beijing)',
      '08:00 (UTC)',
      'https://wa.me/254712345678?text=Hello',
    ])
      expect(text).toContain(part)
    expect(html).toContain('href="https://www.quayline.example/admin#/enquiries/7/show"')
    expect(html).toContain('href="tel:+254712345678"')
  })

  it('holds a table of what is asked for together, with today’s prices (R10.31)', async () => {
    const enquiry = enquiryOf(SEVERAL)
    const { subject, text } = await renderMail(
      await notice({ about: 'new', enquiry, countryNames: { en: 'Kenya', zh: '肯尼亚' }, company: COMPANY, siteOrigin: SITE }),
    )
    expect(subject).toContain('1 vehicle and 2 parts')
    expect(text).toContain('Items asked for / 一并询价')
    expect(text).toContain('2 × BYD Seal (byd-seal) – US$18,900 · in white\n1,200 × Oil filter (FIL-001Y) – US$1.60\n4 × 1012010-FA01\n')
  })

  it('has its subject in the language of its reader first', async () => {
    const input = { about: 'new' as const, enquiry: enquiryOf(), countryNames: { en: 'Kenya', zh: '肯尼亚' }, company: COMPANY, siteOrigin: SITE }
    const { subject } = await notice({ ...input, reader: 'zh' })
    expect(subject).toMatch(/^新询盘 .*肯尼亚.*\(New enquiry\)$/)
    expect((await notice(input)).subject).toMatch(/^New enquiry .*Kenya.*\(新询盘\)$/)
  })

  it('names an unknown country as the buyer wrote it', async () => {
    const { text, subject } = await renderMail(await notice({ about: 'new', enquiry: enquiryOf(), countryNames: {}, company: COMPANY, siteOrigin: SITE }))
    expect(text).toMatch(/Country or region \/ 国家或地区: Kzkz$/m)
    expect(subject).toContain('Kzkz')
  })
})

it('writes links and the name of the company in its accent, as dark as reading asks for', async () => {
  const content = await acknowledgement({ enquiry: enquiryOf(), code: CODE, locale: 'en', company: COMPANY, siteOrigin: SITE })
  const [usual, own] = [await renderMail(content), await renderMail(content, '#1a73e8')]
  const colour = accentTokens('#1a73e8').light.text
  expect(usual.html).toContain('color:#b53809')
  expect([own.html.includes('#b53809'), own.html.includes(`color:${colour}`), contrast(colour, '#ffffff') >= 4.5]).toEqual([false, true, true])
  expect(own.text).toBe(usual.text)
})
