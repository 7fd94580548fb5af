import { request } from 'node:http'
import { LOCALE_CODES, LOCALES, type Locale } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { PAGES, type SitePage } from './pages.ts'
import { DESKTOP, PHONE, saveData, visit, type Audits } from './sweep.ts'
import { originOf } from './words.ts'

/** Languages that are audited whole, at both widths: one of each script and direction. */
const AUDITED: ReadonlySet<string> = new Set(['en', 'ar', 'th'])

// Chromium writes a line of its own for a page that answers 404.
test.use({
  expectedNoise: [/Failed to load resource: the server responded with a status of 404 \(Not Found\) \(.*\/(404|no-such-page|netWork\/status\/no-such-code)\)/],
})

/** Pages that are meant to be missing; their own language links lead to themselves. */
const LOST: ReadonlySet<string> = new Set(PAGES.filter(({ status }) => status === 404).map(({ path }) => path))

/** Of the other languages each audits a quarter of the pages, every page in two or three of them: markup is the same, words and their length are not. */
const SHARE = 4

/** A twin or a section is made of the parts of its page: it is visited everywhere, woken in three languages and audited in one. */
function effortOf(locale: Locale, { kind }: SitePage, index: number): { audits: Audits; isWoken: boolean } {
  if (AUDITED.has(locale)) return { audits: kind === 'page' ? 'both' : locale === 'en' ? 'phone' : 'none', isWoken: true }
  const isChosen = (index + LOCALE_CODES.indexOf(locale)) % SHARE === 0
  return { audits: isChosen ? 'phone' : 'none', isWoken: kind === 'page' }
}

/** Addresses that some page of any language has led to and that have been asked for already, without their origin. */
const asked = new Map<string, number>()

for (const { code: locale } of LOCALES) {
  test(`every page in ${locale}`, async ({ context, server }) => {
    test.setTimeout(600_000)
    const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
    const faults: string[] = []
    const found = new Set<string>()
    const visits = PAGES.filter(({ kind }) => kind !== 'way' && kind !== 'file')
    // Two windows at a time: while one waits for its page, the other is looked at.
    await Promise.all(
      [0, 1].map(async (lane) => {
        const page = await context.newPage()
        await saveData(page)
        for (const known of visits.filter((_visit, index) => index % 2 === lane)) {
          const seen = await visit(page, { origin, locale, known, ...effortOf(locale, known, visits.indexOf(known)) })
          faults.push(...seen.faults)
          for (const address of [...seen.links, ...seen.pictures]) found.add(new URL(address, origin).href.split('#')[0] ?? '')
        }
      }),
    )
    for (const address of found) {
      const path = address.slice(origin.length)
      const status = asked.get(path) ?? (await statusOf(server.origin, locale, path))
      asked.set(path, status)
      if (status >= 400 && !LOST.has(path)) faults.push(`${locale}: leads to ${path}, which answers ${status}`)
    }
    expect(faults).toEqual([])
  })
}

test('ways without an id lead to their lists', async ({ request: api, server }) => {
  const ways = PAGES.filter(({ kind }) => kind === 'way')
  expect(ways.length).toBeGreaterThan(0)
  for (const { path, canonical } of ways) {
    const answer = await api.get(server.origin + path, { maxRedirects: 0 })
    expect([path, answer.status(), new URL(answer.headers()['location'] ?? '', server.origin).pathname.replace(/^\/mobile/, '')]).toEqual([
      path,
      301,
      canonical,
    ])
  }
})

test('a page without its header is the same page', async ({ page, server }) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${server.origin}/carList?noHeader`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.setViewportSize(DESKTOP)
  await expect(page.getByRole('main')).toBeVisible()
})

// By Node, which knows nothing of sub-domains of localhost: the host is said in a header.
function statusOf(origin: string, locale: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const host = locale === 'en' ? `${hostname}:${port}` : `${locale}.${hostname}:${port}`
    const sent = request({ host: hostname, port, path, method: 'GET', headers: { host } }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end()
  })
}
