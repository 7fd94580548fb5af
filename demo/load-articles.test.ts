import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listArticlesInputSchema } from '#contract/article.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findArticle, listArticles } from '#core/domain/article/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { DEMO_ARTICLES } from './articles.ts'
import { loadDemoArticles, readArticleTexts } from './load-articles.ts'
import { shapeOf } from './testing.ts'

const rootDir = path.resolve(import.meta.dirname, '..')
const textsOf = await readArticleTexts(rootDir)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('publishes every article in every language, marked as sample data, and changes nothing when run again', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  expect(await loadDemoArticles({ ctx, input: { rootDir } })).toBe(DEMO_ARTICLES.length)
  expect(await loadDemoArticles({ ctx, input: { rootDir } })).toBe(0)
  for (const locale of LOCALE_CODES) {
    const reader = createTestCtx(database.db, { locale }).ctx
    const page = await listArticles({ ctx: reader, input: listArticlesInputSchema.parse({}) })
    expect(page.list.map((card) => [card.sign, card.is_sample])).toEqual(
      DEMO_ARTICLES.toSorted((a, b) => b.published_at.localeCompare(a.published_at)).map(({ sign }) => [sign, true]),
    )
    for (const { sign } of DEMO_ARTICLES) {
      const article = await findArticle({ ctx: reader, input: { id: sign } })
      expect(article.body).toEqual(textsOf(sign)[locale].body)
      expect(article.locales).toEqual([...LOCALE_CODES])
    }
  }
})

it.each(DEMO_ARTICLES.map(({ sign }) => sign))('%s has the same shape in every language', (sign) => {
  const texts = textsOf(sign)
  for (const locale of LOCALE_CODES) expect([locale, shapeOf(texts[locale].body)]).toEqual([locale, shapeOf(texts.en.body)])
})
