import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { LEGAL_TEXTS, type LegalText } from '#contract/content-values.ts'
import { findStaffLegalPage, saveLegalPage } from '#core/domain/legal/index.ts'
import { findSettings, saveSettings } from '#core/domain/setting/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { acknowledgement } from '#apps/jobs/mail/acknowledgement.ts'
import { dealerMail } from '#apps/jobs/mail/dealer-mail.ts'
import { memberMail } from '#apps/jobs/mail/member-mail.ts'
import { renderMail } from '#apps/jobs/mail/render-mail.ts'
import { createDocument } from '#apps/api/openapi.ts'
import { API_ROUTES } from '#apps/api/routes/index.ts'
import { INDEXED_PAGES } from '#apps/site/head/indexed-pages.server.ts'
import { answerManifest } from '#apps/server/pages/web-manifest.ts'
import { answerSiteMaps } from '#apps/server/pages/site-maps.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { formatNumber, formatWeekdays } from '#i18n/format.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { DEMO_CLAIMS, DEMO_COMPANY, seedDemoCompany } from '#demo/company.ts'
import { siteBuild } from '#tests/fixtures/site-build.ts'
import { openPages } from './open-pages.ts'

// Its files come of a plugin of the site's build.
vi.mock('#apps/site/ui/font-preloads.tsx', () => ({ FontPreloads: () => null }))

const MESSAGES = path.resolve(import.meta.dirname, '../../../i18n/messages')
const PAGES = ['/', '/about', '/contactUs', '/netWork', '/privacy', '/terms', '/cookies', '/article/rss.xml'] as const
const LOCALES = ['en', 'ar', 'ru'] as const
const HOSTS = { en: 'www', ar: 'ar', ru: 'ru' } as const
type Read = Record<(typeof PAGES)[number], string>

/** What nobody but the sample company says of itself. */
const SAMPLES = [DEMO_COMPANY.legal_name, DEMO_COMPANY.registration_number, DEMO_COMPANY.phone, DEMO_COMPANY.whatsapp, DEMO_COMPANY.mail, 'Sample Pier Road']
/** Of no date in a feed, which has seconds. */
const HOURS = /(?<![\d:])(?:0?9:00|18:00)(?!:)/

let database: TestDatabase
let build: ServerBuild
beforeAll(async () => {
  await preloadMessages(['site', 'head', 'api'])
  database = await createTestDatabase(inject('databaseUrl'))
  build = await siteBuild()
})
afterAll(() => database.drop())

describe('the facts of the company', () => {
  it('are in no message of any language', () => {
    const values = Object.values(DEMO_CLAIMS).map((claim) => claim?.value ?? 0)
    for (const locale of LOCALE_CODES) {
      const texts = ['site', 'mail', 'club'].map((namespace) => readFileSync(path.join(MESSAGES, locale, `${namespace}.json`), 'utf8')).join('\n')
      const figures = values.filter((value) => value >= 1000).flatMap((value) => [String(value), formatNumber(locale, value)])
      const numbers = new Set(texts.match(/\d[\d.,\u00a0\u202f]*\d/g))
      for (const figure of figures) expect([locale, figure, numbers.has(figure)]).toEqual([locale, figure, false])
      for (const word of SAMPLES) expect([locale, word, texts.includes(word)]).toEqual([locale, word, false])
    }
  })

  it.each(LOCALES)('are on no page in %s where nobody has set them', async (locale) => {
    const t = createServerTranslator(locale, 'site')
    for (const [page, text] of Object.entries(await readPages(locale))) {
      for (const word of [
        ...SAMPLES,
        '2012',
        '1,500',
        '1\u00a0500',
        '30+',
        '50+',
        t('content.sampleTitle'),
        'openingHours',
        'legalName',
        t('contact.hoursTitle'),
      ])
        expect([page, word, text.includes(word)]).toEqual([page, word, false])
      expect([page, HOURS.exec(text)]).toEqual([page, null])
      expect([page, text.includes('Quayline')]).toEqual([page, true])
    }
  })

  it.each(LOCALES)('are on their pages in %s once they are set, with a note where they are samples', async (locale) => {
    await seedDemoCompany({ ctx: systemCtx() })
    const t = createServerTranslator(locale, 'site')
    const pages = await readPages(locale)
    const vehicles = formatNumber(locale, 1500)
    for (const page of ['/', '/about', '/netWork'] as const) for (const word of ['2012', vehicles]) expect(pages[page]).toContain(word)
    for (const page of ['/contactUs', '/privacy'] as const) for (const word of SAMPLES) expect(pages[page]).toContain(word)
    for (const word of [formatWeekdays(locale, [1, 2, 3, 4, 5, 6]), '09:00', 'UTC+8', t('contact.hoursLater')]) expect(pages['/contactUs']).toContain(word)
    for (const word of ['openingHoursSpecification', 'legalName', 'identifier', '1 Sample Pier Road, Pudong, Shanghai, China'])
      expect(pages['/']).toContain(word)
    for (const page of ['/', '/about', '/contactUs', '/netWork', '/privacy', '/terms'] as const) expect(pages[page]).toContain(t('content.sampleTitle'))
  })

  it('carry no note once staff have set them, group by group', async () => {
    await seedDemoCompany({ ctx: systemCtx() })
    const ctx = systemCtx()
    const { version, value } = await findSettings({ ctx, group: 'claims' })
    await saveSettings({ ctx, input: { group: 'claims', version, value: { ...value, founded: null } } })
    const pages = await readPages('en')
    const withNote = PAGES.filter((page) => pages[page].includes('Sample company'))
    expect(withNote).toEqual(['/contactUs', '/privacy', '/terms'])
    expect(pages['/about']).not.toContain('2012')
    expect(pages['/about']).toContain('1,500')
  })
})

/** Everything that goes out of a site without the demonstration, where staff have set the name alone. */
describe('nothing of the sample company', () => {
  let own: TestDatabase
  let ctx: Ctx
  beforeAll(async () => {
    await preloadMessages(['mail'])
    own = await createTestDatabase(inject('databaseUrl'))
    ctx = createTestCtx(own.db, { actor: { kind: 'system' } }).ctx
    await saveSettings({ ctx, input: { group: 'company', version: 0, value: { ...UNSET_SETTINGS.company, name: 'Harbour Motors' } } })
  })
  afterAll(() => own.drop())

  it.each(LOCALES)('is on any page of the site in %s, in its structured data, feed, site maps and manifest', async (locale) => {
    const host = `${HOSTS[locale]}.example.com`
    const pages = openPages({ build, ctx: createTestCtx(own.db).ctx, createCache: createMemoryCache, host })
    const texts: [string, string][] = []
    for (const page of [...INDEXED_PAGES, '/article/rss.xml', '/searchsite', '/myFavorite', '/404']) texts.push([page, (await pages.render(page, 'cold')).text])
    const language = { locale, isOfAddress: true }
    const deps = { siteOrigin: 'https://www.example.com', createCtx: (given: { locale: Locale; requestId: string }) => ({ ...ctx, ...given }) }
    for (const file of ['/robots.txt', '/sitemap.xml', '/sitemap-page-1.xml']) {
      const answer = await answerSiteMaps(new Request(`https://${host}${file}`), { deps, language, requestId: 'test' })
      texts.push([file, (await answer?.text()) ?? ''])
    }
    texts.push(['manifest', await (await answerManifest(new Request(`https://${host}/site.webmanifest`), { ctx, language, headers: {} })).text()])
    for (const [place, text] of texts) expect([place, text.length > 20, samplesIn(text)]).toEqual([place, true, []])
    for (const place of ['/', '/contactUs', '/article/rss.xml', 'manifest']) expect(texts.find(([name]) => name === place)?.[1]).toContain('Harbour Motors')
  })

  it('is linked or listed of the pages of the law before somebody has written them, and they are not found; then they are', async () => {
    const ask = async (locale: Locale, address: string) => {
      const host = locale === 'en' ? 'www.example.com' : `${locale}.example.com`
      const page = await openPages({ build, ctx: createTestCtx(own.db).ctx, createCache: createMemoryCache, host }).render(address, 'cold')
      const language = { locale, isOfAddress: true }
      const deps = { siteOrigin: 'https://www.example.com', createCtx: (given: { locale: Locale; requestId: string }) => ({ ...ctx, ...given }) }
      const siteMap = await answerSiteMaps(new Request(`https://${host}/sitemap-page-1.xml`), { deps, language, requestId: 'test' })
      return {
        text: page.text,
        isFound: page.status === 200,
        siteMap: (await siteMap?.text()) ?? '',
      }
    }
    const home = await ask('en', '/')
    for (const page of LEGAL_TEXTS) {
      expect([page, (await ask('en', `/${page}`)).isFound, isLinked(home.text, page), home.siteMap.includes(`/${page}<`)]).toEqual([page, false, false, false])
    }
    const { value } = await findStaffLegalPage({ ctx, input: { id: 'privacy' } })
    const body = { ...value.body, de: [{ kind: 'paragraph' as const, text: 'Wir speichern wenig.' }] }
    await saveLegalPage({ ctx, input: { id: 'privacy', version: 0, value: { ...value, body, publish_state: { ...value.publish_state, de: 'published' } } } })
    const [page, start, english] = [await ask('de', '/privacy'), await ask('de', '/contactUs'), await ask('en', '/privacy')]
    expect([page.isFound, page.text.includes('Wir speichern wenig.'), isLinked(start.text, 'privacy'), start.siteMap.includes('/privacy<')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([english.isFound, english.siteMap.includes('www.example.com/privacy<')]).toEqual([false, false])
  })

  it.each(LOCALE_CODES)('is in a mail to a buyer, a member or a dealer in %s', async (locale) => {
    const {
      legal_name: _name,
      registration_number: _number,
      represented_by: _person,
      address: _address,
      places: _places,
      ...company
    } = await readCompany({ ctx })
    const site = { locale, company, siteOrigin: 'https://www.example.com' }
    const mails = [
      memberMail({ ...site, message: { kind: 'known', code: 'abc' }, name: 'Zyx' }),
      memberMail({ ...site, message: { kind: 'reset', code: 'abc' }, name: 'Zyx' }),
      dealerMail({ ...site, code: 'abc', about: { kind: 'submitted', detail: {}, dealer: { name: 'Zyx', reference: 'Q7K3-M2' } } as never }),
      acknowledgement({
        ...site,
        code: 'abc',
        enquiry: {
          reference: 'Q7K3-M2',
          name: 'Zyx',
          remark: 'One',
          country_name: 'Kenya',
          buyer_vehicle: null,
          quantity: 2,
          destination_port: 'Mombasa',
          price_basis: 'cif',
          port_prices: [],
          items: [],
          spam_score: 0,
          spam_reasons: [],
        } as never,
      }),
    ]
    for (const mail of await Promise.all(mails)) {
      const { subject, html, text } = await renderMail(mail)
      expect([subject, samplesIn(`${subject} ${html} ${text}`)]).toEqual([subject, []])
      expect(html).toContain('Harbour Motors')
      // What is not set is not mentioned: neither an empty line nor a link to nowhere.
      expect([subject, /wa\.me|tel:|mailto:|href=""/.exec(html)]).toEqual([subject, null])
    }
  })

  it('is in the document of the API', () => {
    // The product is named there, as in its code; what the sample company claims is not.
    expect(samplesIn(JSON.stringify(createDocument(API_ROUTES)).replaceAll('Quayline', ''))).toEqual([])
  })
})

/** Whether what the page's loaders answer names the page among those of the law that are linked. */
function isLinked(text: string, page: LegalText): boolean {
  return new RegExp(`"legalPages":\\s*\\[[^\\]]*"${page}"`).test(text)
}

/** What a text holds of the sample company's name, ways of contact, hours and figures. */
function samplesIn(text: string): string[] {
  const words = [...SAMPLES, 'Quayline', 'quayline.example', '1,500', '1\u00a0500', '1\u202f500', '30+', '50+', '3,000', '2012']
  return words.filter((word) => text.includes(word))
}

function systemCtx() {
  return createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
}

/** Each page as its loaders answer it, from the database alone. */
async function readPages(locale: (typeof LOCALES)[number]): Promise<Read> {
  const pages = openPages({ build, ctx: createTestCtx(database.db).ctx, createCache: createMemoryCache, host: `${HOSTS[locale]}.example.com` })
  const entries: [string, string][] = []
  for (const page of PAGES) entries.push([page, (await pages.render(page, 'cold')).text])
  return Object.fromEntries(entries) as Read
}
