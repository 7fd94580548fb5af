import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { listArticlesInputSchema } from '#contract/article.ts'
import { articleTranslation } from '#core/db/schema/content.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { findArticle, listArticles, mayHoldBody, readBody, saveArticle } from './index.ts'
import { articleInput, articleText } from './testing.ts'

const EMPTY = ['', '   ', '\n\t', '[]', ' [ ] ', 'null', '""', '{}', '[""]', '[[]]']
const BROKEN = [
  'broken',
  '[',
  '{"kind":"paragraph","text":"Words"}',
  '[{"kind":"paragraph","text":"Words"}',
  '[{"kind":"paragraph","text":""}]',
  '[{"kind":"paragraph","text":" "}]',
  '[{"kind":"paragraph"}]',
  '[{"kind":"html","text":"<b>"}]',
  '[{"kind":"paragraph","text":"Words"},{"kind":"list","is_ordered":true,"items":[]}]',
  '[{"kind":"table","head":["a","b"],"rows":[["1"]]}]',
  '[{}]',
]
const WHOLE = ['[{"kind":"paragraph","text":"Words"}]', ' \n[\t{"text":"Words", "kind":"paragraph"}]\n']

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await saveArticle({ ctx, input: articleInput('whole') })
  await saveArticle({ ctx, input: articleInput('half', {}, { texts: { en: articleText(), th: articleText() } }) })
})
afterAll(() => database.drop())

const spyOnWarnings = () => vi.spyOn(process, 'emitWarning').mockImplementation(() => {})

async function store(body: string | null) {
  await database.db
    .update(articleTranslation)
    .set({ body })
    .where(and(eq(articleTranslation.slug, 'half'), eq(articleTranslation.locale, 'en')))
}

async function canHold(body: string): Promise<boolean> {
  const { rows } = await database.db.execute(sql`select ${mayHoldBody(sql`${body}::text` as never)} as holds`)
  return (rows[0] as { holds: boolean }).holds
}

describe('readBody', () => {
  it.each([...EMPTY, ...BROKEN])('takes %j for none', (stored) => {
    spyOnWarnings()
    expect(readBody(stored, 'a test')).toBeNull()
  })

  it.each(WHOLE)('reads %j', (stored) => {
    expect(readBody(stored, 'a test')).toEqual([{ kind: 'paragraph', text: 'Words' }])
  })

  it('tells of a broken one once, without its text, and of none not at all', () => {
    const warn = spyOnWarnings()
    for (const stored of [null, '', ' ']) readBody(stored, 'article 7 in fr')
    expect(warn).not.toHaveBeenCalled()
    for (const stored of ['[{"secret"', '[{"secret"', '[{"secret":1}]']) readBody(stored, 'article 7 in fr')
    expect(warn.mock.calls).toEqual([['The body of article 7 in fr is broken and counts as missing.', { code: 'BROKEN_BODY' }]])
  })
})

describe('mayHoldBody', () => {
  it.each(EMPTY)('spares reading %j', async (stored) => expect(await canHold(stored)).toBe(false))
  it.each(WHOLE)('lets %j be read', async (stored) => expect(await canHold(stored)).toBe(true))
})

describe('an article whose body is', () => {
  it.each([null, ...EMPTY, ...BROKEN])('%j is not published in that language, and stays in the others', async (stored) => {
    spyOnWarnings()
    await store(stored)
    const { ctx } = createTestCtx(database.db)
    const page = await listArticles({ ctx, input: listArticlesInputSchema.parse({}) })
    expect(page.list.map((card) => card.sign)).toEqual(['whole'])
    await expect(findArticle({ ctx, input: { id: 'half' } })).rejects.toMatchObject({ key: 'not_found' })
    const thai = await findArticle({ ctx: createTestCtx(database.db, { locale: 'th' }).ctx, input: { id: 'half' } })
    expect(thai.locales).toEqual(['th'])
  })

  it.each(['', 'broken'])('%j is mended by saving it anew, with a body or with none', async (stored) => {
    spyOnWarnings()
    const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
    const texts = { en: articleText(), th: articleText() }
    await store(stored)
    expect((await saveArticle({ ctx, input: articleInput('half', {}, { texts: { ...texts, en: articleText({ body: null }) } }) })).state).toBe('changed')
    await store(stored)
    expect((await saveArticle({ ctx, input: articleInput('half', {}, { texts }) })).state).toBe('changed')
    expect((await findArticle({ ctx, input: { id: 'half' } })).locales).toEqual(['en', 'th'])
  })
})
