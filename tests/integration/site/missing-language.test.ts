import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { createApi } from '#apps/api/index.ts'
import { answerSiteMaps } from '#apps/server/pages/site-maps.ts'
import * as activityCalendar from '#apps/site/screens/activity/calendar-route.ts'
import * as activityPage from '#apps/site/screens/activity/route.tsx'
import * as articlePage from '#apps/site/screens/article/route.tsx'
import { loader as feedLoader } from '#apps/site/screens/article/rss-route.ts'
import { languageLinks, pageLanguages } from '#apps/site/language/language-links.ts'
import { listActivitiesInputSchema } from '#contract/activity.ts'
import { listArticlesInputSchema } from '#contract/article.ts'
import { listActivities, saveActivity } from '#core/domain/activity/index.ts'
import { activityInput, activityText } from '#core/domain/activity/testing.ts'
import { listArticles, listTopArticles, saveArticle } from '#core/domain/article/index.ts'
import { articleInput, articleText } from '#core/domain/article/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDownloads, openDownload, saveDownload } from '#core/domain/download/index.ts'
import { downloadInput, downloadText, storeText } from '#core/domain/download/testing.ts'
import { searchCatalogue } from '#core/domain/search/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LISTED_LOCALES, type Locale } from '#i18n/locales.ts'
import { preloadMessages } from '#i18n/server.ts'
import { hrefLangs, openSite, SITE_ORIGIN, type TestSite } from './open-site.ts'

/** Each language lacks the page for another reason; those that are not named here were never translated. */
const STATES = {
  en: {},
  th: {},
  ar: { body: null },
  de: { publish_state: 'draft' },
  fr: { publish_state: 'archived' },
  ru: { published_at: '2026-11-22T08:00:00.000Z' },
  es: {},
  it: {},
  nl: {},
  pt: {},
} as const

/** Bodies that no verb writes, put beside the verbs: each counts as missing. */
const BROKEN = {
  es: '',
  it: '[]',
  nl: '[{"kind":"paragraph","text":"A zeppelin',
  pt: '[{"kind":"paragraph","text":"A zeppelin."},{"kind":"quote","text":" ","source":null}]',
} as const
const HAVING: readonly Locale[] = ['en', 'th']
const LACKING: readonly Locale[] = ['ar', 'de', 'fr', 'ru', 'es', 'it', 'nl', 'pt', 'ur']
const WORD = 'zeppelin'

let site: TestSite
let system: Ctx
beforeAll(async () => {
  site = await openSite(inject('databaseUrl'))
  await preloadMessages(['api'])
  system = createTestCtx(site.database.db, { actor: { kind: 'system' } }).ctx
  const ctx = system
  const title = `A ${WORD}`
  await saveArticle({ ctx, input: articleInput('ship', {}, { texts: each((state) => articleText({ title, ...state })) }) })
  await saveActivity({ ctx, input: activityInput('flight', {}, { texts: each((state) => activityText({ title, ...state })) }) })
  for (const [locale, body] of Object.entries(BROKEN)) {
    for (const table of ['article_translation', 'activity_translation'])
      await site.database.db.execute(sql`update ${sql.identifier(table)} set body = ${body} where locale = ${locale}`)
  }
  const { ar: _ar, es: _es, it: _it, nl: _nl, pt: _pt, ...told } = STATES
  const texts = Object.fromEntries(Object.entries(told).map(([code, state]) => [code, downloadText({ title, ...state })]))
  await saveDownload({ ctx, input: downloadInput(await storeText(ctx, 'a;b\n'), { file_name: 'plan.csv', texts }) })
})
afterAll(() => site.database.drop())
// What is said of broken bodies is tested beside the reader.
beforeEach(() => void vi.spyOn(process, 'emitWarning').mockImplementation(() => {}))

function each<Text>(make: (state: (typeof STATES)[keyof typeof STATES]) => Text): Record<string, Text> {
  return Object.fromEntries(Object.entries(STATES).map(([code, state]) => [code, make(state)]))
}

const ctxOf = (locale: Locale) => createTestCtx(site.database.db, { locale }).ctx

type Kind = {
  kind: 'article' | 'activity'
  path: string
  /** The page's data and the languages that its head names. */
  open(locale: Locale): Promise<{ data: unknown; head: Record<string, string> }>
  list(locale: Locale): Promise<number>
}

const KINDS: readonly Kind[] = [
  {
    kind: 'article',
    path: '/article/ship',
    open: async (locale) => {
      const data = await articlePage.loader({ context: site.contextOf(locale), params: { id: 'ship' } } as Parameters<typeof articlePage.loader>[0])
      const args = { loaderData: data, matches: site.matchesOf(locale) } as unknown as Parameters<typeof articlePage.meta>[0]
      return { data, head: hrefLangs(articlePage.meta(args)) }
    },
    list: async (locale) => (await listArticles({ ctx: ctxOf(locale), input: listArticlesInputSchema.parse({}) })).total,
  },
  {
    kind: 'activity',
    path: '/activity/flight',
    open: async (locale) => {
      const data = await activityPage.loader({ context: site.contextOf(locale), params: { id: 'flight' } } as Parameters<typeof activityPage.loader>[0])
      const args = { loaderData: data, matches: site.matchesOf(locale) } as unknown as Parameters<typeof activityPage.meta>[0]
      return { data, head: hrefLangs(activityPage.meta(args)) }
    },
    list: async (locale) => (await listActivities({ ctx: ctxOf(locale), input: listActivitiesInputSchema.parse({}) })).total,
  },
]

const addressIn = (locale: Locale, path: string) => `https://${locale === 'en' ? 'www' : locale}.example.com${path}`

async function siteMapOf(kind: string, locale: Locale) {
  const text = await fileOf(`/sitemap-${kind}-1.xml`, locale)
  return text === null ? [] : parseSitemap(Readable.from([text]))
}

async function fileOf(path: string, locale: Locale): Promise<string | null> {
  const deps = { siteOrigin: SITE_ORIGIN, createCtx: () => ctxOf(locale) }
  const answer = await answerSiteMaps(new Request(`${SITE_ORIGIN}${path}`), { deps, language: { locale, isOfAddress: true }, requestId: 'test' })
  return answer && answer.text()
}

async function statusOfApi({ kind, path }: Kind, locale: Locale): Promise<number> {
  const api = createApi({ createCtx: (request) => ctxOf(request.locale), onError: (error) => expect.fail(String(error)), siteOrigin: 'http://localhost:3000' })
  const request = new Request(`${addressIn(locale, '')}/api/${kind}/detail?id=${path.split('/').at(-1)}`, {
    headers: { host: new URL(addressIn(locale, '')).host },
  })
  return (await api.fetch(request, { clientAddress: '203.0.113.7' })).status
}

describe.each(KINDS)('an $kind that not every language has', (own) => {
  const { kind, path, open, list } = own

  it.each(LACKING)('has no page in %s, and no answer of the API', async (locale) => {
    await expect(open(locale)).rejects.toMatchObject({ key: 'not_found' })
    expect(await statusOfApi(own, locale)).toBe(404)
    expect(await list(locale)).toBe(0)
  })

  it.each(HAVING)('has its page in %s, which names the languages that have it and leads the others to the list', async (locale) => {
    const { data, head } = await open(locale)
    expect(head).toEqual({ en: addressIn('en', path), th: addressIn('th', path), 'x-default': addressIn('en', path) })
    expect(await statusOfApi(own, locale)).toBe(200)
    expect(await list(locale)).toBe(1)
    const links = languageLinks({ siteOrigin: SITE_ORIGIN, languageHosts: 'host' }, path, pageLanguages(data))
    expect(links.filter(({ href }) => href.endsWith(path)).map(({ code }) => code)).toEqual(HAVING)
    expect(links.find(({ code }) => code === 'ar')?.href).toBe(addressIn('ar', `/${kind}`))
  })

  it('stands in the site maps of the languages that have it only', async () => {
    for (const { code } of LISTED_LOCALES) {
      const pages = await siteMapOf(kind, code)
      expect([code, pages.map(({ url }) => url)]).toEqual([code, HAVING.includes(code) ? [addressIn(code, path)] : []])
      for (const { links } of pages) expect(links.map(({ lang }) => lang)).toEqual(['en', 'th', 'x-default'])
    }
  })
})

it('names no site map that the language does not have', async () => {
  for (const { code } of LISTED_LOCALES) {
    const index = await parseSitemapIndex(Readable.from([(await fileOf('/sitemap.xml', code)) ?? '']))
    const kinds = HAVING.includes(code) ? ['page', 'article', 'activity'] : ['page']
    expect(index.map(({ url }) => url)).toEqual(kinds.map((kind) => addressIn(code, `/sitemap-${kind}-1.xml`)))
  }
})

it('leaves out of the feed what the language lacks', async () => {
  for (const { code } of LISTED_LOCALES) {
    const answer = await feedLoader({ context: site.contextOf(code) } as Parameters<typeof feedLoader>[0])
    const links = (await answer.text()).match(/<item>.*?<\/item>/gs) ?? []
    expect([code, links.length]).toEqual([code, HAVING.includes(code) ? 1 : 0])
    for (const item of links) expect(item).toContain(`<link>${addressIn(code, '/article/ship')}</link>`)
  }
})

it('finds, recommends and offers for the calendar only what the language has', async () => {
  const calendar = (locale: Locale) =>
    activityCalendar.loader({ context: site.contextOf(locale), params: { id: 'flight' } } as Parameters<typeof activityCalendar.loader>[0])
  for (const { code } of LISTED_LOCALES) {
    const count = HAVING.includes(code) ? 1 : 0
    const { articles, activities, downloads } = await searchCatalogue({ ctx: ctxOf(code), input: { word: WORD, page: 1 } })
    expect([code, articles.total, activities.total, downloads.total]).toEqual([code, count, count, count])
    expect(await listTopArticles({ ctx: ctxOf(code), input: { limit: 3 } })).toHaveLength(count)
    if (count === 0) await expect(calendar(code)).rejects.toMatchObject({ key: 'not_found' })
    else expect((await calendar(code)).status).toBe(200)
  }
})

it('lists a file of the download centre where it has a title that is published, and keeps it for the others', async () => {
  for (const { code } of LISTED_LOCALES) {
    const names = (await listDownloads({ ctx: ctxOf(code), input: {} })).map((item) => item.file_name)
    expect([code, names]).toEqual([code, HAVING.includes(code) ? ['plan.csv'] : []])
  }
  const [file] = await listDownloads({ ctx: ctxOf('en'), input: {} })
  expect(await openDownload({ ctx: system, input: { id: file?.download_id ?? 0, name: 'plan.csv' } })).toMatchObject({ byteSize: 4 })
})

it('takes no empty words for words', async () => {
  const ctx = system
  const refusals = [
    saveArticle({ ctx, input: articleInput('blank', { body: [] }) }),
    saveArticle({ ctx, input: articleInput('blank', { body: [{ kind: 'paragraph', text: ' ' }] }) }),
    saveActivity({ ctx, input: activityInput('blank', { body: [] }) }),
    saveDownload({ ctx, input: downloadInput(1, { file_name: 'blank.csv' }, { title: ' ' }) }),
  ]
  for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ key: 'validation_failed' })
})
