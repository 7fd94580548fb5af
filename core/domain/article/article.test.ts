import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { articleDetailSchema, articlePageSchema, listArticlesInputSchema, type SaveArticleInput } from '#contract/article.ts'
import { articleTranslation, auditLog } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { deleteMedia, renderPending, storeMedia } from '#core/domain/media/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import type { Locale } from '#i18n/locales.ts'
import { findArticle, listArticles, listTopArticles, saveArticle } from './index.ts'
import { articleInput, articleText } from './testing.ts'

let database: TestDatabase
const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
const save = (input: SaveArticleInput) => saveArticle({ ctx: system(), input })

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await save(
    articleInput(
      'oldest',
      { title: 'Range of an electric car', published_at: '2026-01-10T08:00:00.000Z' },
      { category: 'electric', list_filter: 'energy=BEV' },
    ),
  )
  await save(
    articleInput(
      'lanes',
      { title: 'Ro-ro lanes', published_at: '2026-03-10T08:00:00.000Z' },
      {
        texts: {
          en: articleText({
            title: 'Ro-ro lanes',
            published_at: '2026-03-10T08:00:00.000Z',
            body: [{ kind: 'table', head: ['Port', 'Days'], rows: [['Mombasa', '28']] }],
          }),
          th: articleText({ title: 'เรือ ro-ro ใช้เวลากี่วัน', body: [{ kind: 'list', is_ordered: true, items: ['จองระวางเรือ'] }] }),
          ar: articleText({ title: 'خطوط السفن', body: null }),
          de: articleText({ title: 'Entwurf', publish_state: 'draft' }),
        },
      },
    ),
  )
  await save(articleInput('pinned', { title: 'Read this first', published_at: '2026-02-10T08:00:00.000Z' }, { is_top: true, category: null, is_sample: true }))
  await save(articleInput('tomorrow', { published_at: '2026-11-22T08:00:00.000Z' }))
  await save(articleInput('hidden', { publish_state: 'archived' }))
})
afterAll(() => database.drop())

async function list(query: Record<string, unknown> = {}, locale: Locale = 'en') {
  const { ctx } = createTestCtx(database.db, { locale })
  const page = await listArticles({ ctx, input: listArticlesInputSchema.parse(query) })
  expect(articlePageSchema.parse(page)).toEqual(page)
  return { ...page, signs: page.list.map((card) => card.sign) }
}

async function find(id: string, locale: Locale = 'en') {
  const article = await findArticle({ ctx: createTestCtx(database.db, { locale }).ctx, input: { id } })
  expect(articleDetailSchema.parse(article)).toEqual(article)
  return article
}

describe('listArticles', () => {
  it('puts top ones first, then the newest, and leaves out what is not published yet or no more', async () => {
    expect(await list()).toMatchObject({ signs: ['pinned', 'lanes', 'oldest'], total: 3, page_count: 1 })
  })

  it('lists in a language only what has a body there', async () => {
    expect((await list({}, 'th')).list.map((card) => card.title)).toEqual(['เรือ ro-ro ใช้เวลากี่วัน'])
    for (const locale of ['ar', 'de', 'fr'] as const) expect((await list({}, locale)).total).toBe(0)
  })

  it('pages with the exact total and is empty past the end', async () => {
    expect(await list({ page: 2, page_size: 2 })).toMatchObject({ signs: ['oldest'], total: 3, page: 2, page_count: 2 })
    expect(await list({ page: 9 })).toMatchObject({ signs: [], total: 3 })
  })

  it.each<[string, Locale, string[]]>([
    ['mombasa', 'en', ['lanes']],
    ['RÁNGE electric', 'en', ['oldest']],
    ['at length', 'en', ['pinned', 'oldest']],
    ['ro-ro', 'en', ['lanes']],
    ['ระวาง', 'th', ['lanes']],
    ['zeppelin', 'en', []],
    ['%', 'en', []],
    ['  ', 'en', ['pinned', 'lanes', 'oldest']],
  ])('finds by the words %s in %s', async (word, locale, signs) => {
    expect((await list({ word }, locale)).signs).toEqual(signs)
  })
})

describe('findArticle', () => {
  it('tells everything about one, with the languages that have a body', async () => {
    const article = await find('lanes')
    expect(article).toMatchObject({
      title: 'Ro-ro lanes',
      category: 'shipping',
      locales: ['en', 'th'],
      list_filter: null,
      published_at: '2026-03-10T08:00:00.000Z',
    })
    expect(article.body).toEqual([{ kind: 'table', head: ['Port', 'Days'], rows: [['Mombasa', '28']] }])
    expect(article.related.map((card) => card.sign)).toEqual(['pinned', 'oldest'])
    expect(await find(String(article.article_id))).toEqual(article)
  })

  it.each<[string, Locale]>([
    ['lanes', 'ar'],
    ['lanes', 'de'],
    ['lanes', 'fr'],
    ['tomorrow', 'en'],
    ['hidden', 'en'],
    ['nothing', 'en'],
    ['0', 'en'],
    ["' or 1=1", 'en'],
  ])('answers not_found for %s in %s', async (id, locale) => {
    await expect(find(id, locale)).rejects.toMatchObject({ key: 'not_found' })
  })
})

it('fills the top ones up with the newest', async () => {
  const { ctx } = createTestCtx(database.db)
  const signs = async (limit: number) => (await listTopArticles({ ctx, input: { limit } })).map((card) => card.sign)
  expect(await signs(2)).toEqual(['pinned', 'lanes'])
  expect(await signs(12)).toEqual(['pinned', 'lanes', 'oldest'])
})

describe('saveArticle', () => {
  it('leaves what is the same untouched, and changes, adds and takes down languages', async () => {
    const texts = { en: articleText({ title: 'First' }), fr: articleText({ title: 'Premier' }) }
    const first = await save(articleInput('changing', {}, { texts }))
    expect(first.state).toBe('new')
    const dates = async () => {
      const { published_at, updated_at } = await find('changing')
      return [published_at, updated_at]
    }
    expect(await dates()).toEqual(['2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z'])
    expect(await save(articleInput('changing', {}, { texts }))).toEqual({ ...first, state: 'unchanged' })
    const changed = await save(articleInput('changing', {}, { texts: { en: texts.en, it: articleText({ title: 'Primo' }) } }))
    expect(changed).toEqual({ ...first, state: 'changed' })
    const rows = await database.db.select().from(articleTranslation).where(eq(articleTranslation.articleId, first.article_id))
    await save(articleInput('changing', {}, { texts: { en: articleText({ title: 'Second' }), it: articleText({ title: 'Primo' }) } }))
    expect(await dates()).toEqual(['2026-11-01T08:00:00.000Z', '2026-11-21T08:00:00.000Z'])
    expect(rows.map((row) => [row.locale, row.slug, row.title]).toSorted()).toEqual([
      ['en', 'changing', 'First'],
      ['it', 'changing', 'Primo'],
    ])
    const audit = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(first.article_id)))
    expect(audit.map((row) => row.action)).toEqual(['article.saved', 'article.saved', 'article.saved'])
    await database.db.execute(sql`delete from article where id = ${first.article_id}`)
  })

  it.each<[string, SaveArticleInput]>([
    ['the name of a part of the news', articleInput('search-top')],
    ['a number', articleInput('2026')],
    ['mark-up as a block', articleInput('raw', { body: [{ kind: 'html', text: '<b>' } as never] })],
    ['a table with uneven rows', articleInput('uneven', { body: [{ kind: 'table', head: ['a', 'b'], rows: [['1']] }] })],
    ['an unknown language', articleInput('klingon', {}, { texts: { tlh: articleText() } })],
    ['a filter that the car list does not know', articleInput('filter', {}, { list_filter: 'mileage=0-30000' })],
  ])('refuses %s', async (_what, input) => {
    await expect(save(input)).rejects.toMatchObject({ key: 'validation_failed' })
  })

  it('shows the cover that staff set, and keeps it where none is named', async () => {
    const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#654' } })
      .png()
      .toBuffer()
    const source = (async function* () {
      yield png
    })()
    const ctx = system()
    const stored = await storeMedia({ ctx, input: { source, fileName: 'quay.png', place: null, alts: { pt: 'O cais' } } })
    const input = articleInput('covered', {}, { texts: { pt: articleText() } })
    await saveArticle({ ctx, input: { ...input, cover_media_id: stored.id } })
    await renderPending({ ctx, input: { budgetMs: 60_000 } })
    expect((await find('covered', 'pt')).picture).toMatchObject({ alt: 'O cais', width: 600 })
    expect((await save(input)).state).toBe('unchanged')
    await expect(deleteMedia({ ctx, input: { mediaId: stored.id } })).rejects.toMatchObject({ key: 'media_in_use' })
    expect((await save({ ...input, cover_media_id: null })).state).toBe('changed')
    expect((await find('covered', 'pt')).picture).toBeNull()
  })

  it('is for staff who may write content', async () => {
    const { ctx } = createTestCtx(database.db)
    await expect(saveArticle({ ctx, input: articleInput('visitor') })).rejects.toMatchObject({ key: 'forbidden' })
  })
})

it('keeps the list until news change', async () => {
  const cache = createMemoryCache()
  const { ctx } = createTestCtx(database.db, { locale: 'nl' })
  const kept = { ...ctx, ports: { ...ctx.ports, cache } }
  const total = async () => (await listArticles({ ctx: kept, input: listArticlesInputSchema.parse({}) })).total
  expect(await total()).toBe(0)
  const { article_id: id } = await save(articleInput('nieuws', {}, { texts: { nl: articleText() } }))
  cache.drop(['car'])
  expect(await total()).toBe(0)
  cache.drop(['article'])
  expect(await total()).toBe(1)
  await database.db.execute(sql`delete from article where id = ${id}`)
})
