import { beforeAll, expect, it } from 'vitest'
import type { DownloadItem } from '#contract/download.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { shelfViews } from './download-view.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

function item(changes: Partial<DownloadItem>): DownloadItem {
  return {
    download_id: 1,
    document_sign: 'guide',
    category: 'guide',
    title: 'Guide',
    summary: 'Short',
    file_name: 'guide-en.pdf',
    file_type: 'pdf',
    content_type: 'application/pdf',
    byte_size: 240_400,
    language: 'en',
    path: '/download/1/guide-en.pdf',
    is_sample: false,
    published_at: '2026-11-10T08:00:00.000Z',
    ...changes,
  }
}
const views = (items: DownloadItem[], locale: Locale = 'en') => shelfViews({ t: createServerTranslator(locale, 'site'), locale }, items)
const GUIDES = ['en', 'ru', 'ar'].map((language) => item({ language, file_name: `guide-${language}.pdf`, path: `/download/1/guide-${language}.pdf` }))

it.each<[Locale, string, string[]]>([
  ['en', 'guide-en.pdf', ['guide-ar.pdf', 'guide-ru.pdf']],
  ['ar', 'guide-ar.pdf', ['guide-en.pdf', 'guide-ru.pdf']],
  ['fr', 'guide-en.pdf', ['guide-ar.pdf', 'guide-ru.pdf']],
])('offers a reader of %s the file of their language, else the English one', (locale, first, others) => {
  const [document] = views(GUIDES, locale)[0]?.documents ?? []
  expect(document?.file.fileName).toBe(first)
  expect(document?.others.map((file) => file.fileName)).toEqual(others)
})

it('offers a table as XLSX and as CSV in one line, and what has no category at the end', () => {
  const table = { document_sign: 'stock', category: 'stock', language: null } as const
  const shelves = views([item({ ...table, file_type: 'xlsx' }), item({ ...table, file_type: 'csv' }), item({ category: null })])
  expect(shelves.map((shelf) => [shelf.title, shelf.documents.length])).toEqual([
    ['Stock', 1],
    ['Other files', 1],
  ])
  const [stock] = shelves[0]?.documents ?? []
  expect([stock?.file.type, stock?.others.map((file) => file.type)]).toEqual(['XLSX', ['CSV']])
})

it('words type, size and day, and leads to the API', () => {
  const [document] = views([item({})])[0]?.documents ?? []
  expect(document?.file).toMatchObject({
    href: '/api/download/1/guide-en.pdf',
    facts: ['PDF', '240 kB', '10\u00a0November 2026'],
    label: 'Download: Guide, PDF, 240 kB, English',
  })
  const spoken = (locale: Locale) => views([item({})], locale)[0]?.documents[0]?.file.label.replaceAll(/[\u2068\u2069]/g, '')
  expect([spoken('zh'), spoken('ar')?.split('، ').length]).toEqual(['下载：Guide，PDF，240 kB，English', 4])
})
