import { beforeAll, expect, it } from 'vitest'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { ArticleDetail } from '#contract/article.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { articleView } from './article-view.server.ts'
import { articleJsonLd } from './json-ld.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const CARD = {
  article_id: 7,
  sign: 'lanes',
  category: 'shipping',
  title: 'خطوط السفن',
  summary: 'Kurz',
  picture: null,
  is_top: false,
  is_sample: true,
  published_at: '2026-03-10T08:00:00.000Z',
  updated_at: '2026-03-10T20:00:00.000Z',
} as const
const DETAIL: ArticleDetail = {
  ...CARD,
  body: [
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
    { kind: 'heading', text: 'Two' },
  ],
  locales: ['en', 'ar'],
  list_filter: 'energy=BEV',
  related: [{ ...CARD, sign: 'other', category: null }],
}

function view(changes: Partial<ArticleDetail> = {}) {
  return articleView({ t: createServerTranslator('de', 'site'), locale: 'de' }, { ...DETAIL, ...changes }, null)
}

it('anchors the headings and lists them', () => {
  const { blocks, contents } = view()
  expect(blocks.map((block) => block.anchor)).toEqual(['part-1', null, 'part-2'])
  expect(contents).toEqual([
    { anchor: 'part-1', text: 'One' },
    { anchor: 'part-2', text: 'Two' },
  ])
})

it('words the day, names a change only on a later day, and draws by what it is about', () => {
  expect(view()).toMatchObject({
    href: '/article/lanes',
    day: '2026-03-10',
    date: '10.\u00a0März 2026',
    category: 'Transport',
    scene: 'ro-ro-ship',
    updated: null,
  })
  expect(view({ updated_at: '2026-04-02T08:00:00.000Z' }).updated).toEqual({ day: '2026-04-02', date: '2.\u00a0April 2026' })
  expect(view().related[0]).toMatchObject({ href: '/article/other', category: null, scene: 'show-stand' })
})

it('shows no cars where the filter finds none', () => {
  const none = { list: [], total: 0, page: 1, page_size: 3, page_count: 0 }
  expect(articleView({ t: createServerTranslator('en', 'site'), locale: 'en' }, DETAIL, none).cars).toBeNull()
})

it('describes itself with its publisher and dates in its own language', () => {
  const data = articleJsonLd(
    { siteOrigin: 'https://www.example.com', locale: 'ar', publisher: 'Quayline', look: { logo: null, icon: null }, scene: 'ro-ro-ship' },
    DETAIL,
  )
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'خطوط السفن',
    url: 'https://ar.example.com/article/lanes',
    inLanguage: 'ar',
    datePublished: '2026-03-10T08:00:00.000Z',
    publisher: { '@type': 'Organization', name: 'Quayline' },
  })
})

it('is announced in the languages that have it only', () => {
  const matches = [{ id: 'root', loaderData: { locale: 'ar', siteOrigin: 'https://www.example.com', siteName: 'Quayline', look: null } }] as const
  const languages = (locales?: string[]) =>
    pageMeta(matches, { title: 'x', canonical: '/article/lanes', ...(locales && { locales }) }).flatMap((tag) =>
      'hrefLang' in tag ? [`${String(tag['hrefLang'])} ${String(tag['href'])}`] : [],
    )
  expect(languages(['en', 'ar', 'zh'])).toEqual([
    'en https://www.example.com/article/lanes',
    'ar https://ar.example.com/article/lanes',
    'x-default https://www.example.com/article/lanes',
  ])
  expect(languages(['ar'])).toEqual(['ar https://ar.example.com/article/lanes'])
  expect(languages()).toHaveLength(12)
})
