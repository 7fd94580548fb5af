import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listStaffArticlesInputSchema, staffArticlePageSchema, staffArticleSchema, type ArticleValue } from '#contract/staff-article.ts'
import { articleTranslation, auditLog, redirect } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { notifyDueContent } from '#core/domain/publishing/index.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { DRAFT_SIGN, findArticle, findStaffArticle, listArticleRevisions, listStaffArticles, saveArticle, saveStaffArticle } from './index.ts'
import { articleInput } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } })
const save = (value: ArticleValue, id: number | null = null, version = 0) => saveStaffArticle({ ctx: system().ctx, input: { id, version, value } })
const find = (id: number) => findStaffArticle({ ctx: system().ctx, input: { id } })

/** An article without words. */
function blank(changes: Partial<ArticleValue> = {}): ArticleValue {
  return {
    sign: '',
    category: 'shipping',
    is_top: false,
    cover_media_id: null,
    list_filter: null,
    title: inEachLanguage(() => ''),
    summary: inEachLanguage(() => ''),
    body: inEachLanguage(() => null),
    publish_state: inEachLanguage(() => 'draft'),
    published_at: inEachLanguage(() => null),
    withdraw_at: inEachLanguage(() => null),
    is_checked: inEachLanguage(() => false),
    ...changes,
  }
}

/** The same with words in some languages. */
function written(titles: Partial<Record<Locale, string>>, changes: Partial<ArticleValue> = {}): ArticleValue {
  const has = (code: Locale) => titles[code] !== undefined
  return blank({
    title: inEachLanguage((code) => titles[code] ?? ''),
    summary: inEachLanguage((code) => (has(code) ? 'In short.' : '')),
    body: inEachLanguage((code) => (has(code) ? [{ kind: 'paragraph', text: `${titles[code]} at length.` }] : null)),
    publish_state: inEachLanguage((code) => (has(code) ? 'published' : 'draft')),
    ...changes,
  })
}

describe('an article of the staff', () => {
  it('gets its sign from the English title, keeps it, and is on the site from now on', async () => {
    const saved = staffArticleSchema.parse(await save(written({ en: 'Ro-ro to Mombasa!', fr: 'Ro-ro vers Mombasa' })))
    expect(saved).toMatchObject({ version: 1, value: { sign: 'ro-ro-to-mombasa', published_at: { en: '2026-11-21T08:00:00.000Z', de: null } } })
    expect(await findArticle({ ctx: createTestCtx(database.db, { locale: 'fr' }).ctx, input: { id: 'ro-ro-to-mombasa' } })).toMatchObject({
      locales: ['en', 'fr'],
    })
    const again = await save({ ...saved.value, title: { ...saved.value.title, en: 'Another name' } }, saved.id, 1)
    expect(again).toMatchObject({ version: 2, value: { sign: 'ro-ro-to-mombasa' } })
    expect((await save(written({ en: 'Ro-ro to Mombasa?' }))).value.sign).toBe(`ro-ro-to-mombasa-${again.id + 1}`)
    expect((await save(written({ zh: '滚装船' }))).value.sign).toMatch(/^news-\d+$/)
  })

  it('leaves its old addresses leading to the new ones, in one step', async () => {
    const first = await save(written({ en: 'First sign' }))
    const second = await save({ ...first.value, sign: 'second-sign' }, first.id, 1)
    const third = await save({ ...second.value, sign: 'third-sign' }, first.id, 2)
    const leads = async () =>
      Object.fromEntries(
        (await database.db.select().from(redirect)).filter(({ source }) => source.startsWith('/article/')).map((row) => [row.source, row.target]),
      )
    expect(await leads()).toEqual({ '/article/first-sign': '/article/third-sign', '/article/second-sign': '/article/third-sign' })
    await save({ ...third.value, sign: 'first-sign' }, first.id, 3)
    expect(await leads()).toEqual({ '/article/second-sign': '/article/first-sign', '/article/third-sign': '/article/first-sign' })
    await expect(save(written({ en: 'Thief' }, { sign: 'first-sign' }))).rejects.toMatchObject({ issues: [{ path: 'value.sign', key: 'taken' }] })
  })

  it('is refused to who has seen an older version, and unchanged it stays untouched', async () => {
    const saved = await save(written({ en: 'Two writers' }))
    expect((await save(saved.value, saved.id, 1)).version).toBe(1)
    await save({ ...saved.value, is_top: true }, saved.id, 1)
    await expect(save({ ...saved.value, category: 'parts' }, saved.id, 1)).rejects.toThrow('conflict')
    await expect(save(saved.value, 999_999, 1)).rejects.toThrow('not_found')
    expect((await find(saved.id)).value).toMatchObject({ is_top: true, category: 'shipping' })
  })

  it('keeps what each change was, for the audit too', async () => {
    const saved = await save(written({ en: 'Before', de: 'Vorher' }))
    await save(
      {
        ...saved.value,
        title: { ...saved.value.title, en: 'After', de: '' },
        summary: { ...saved.value.summary, de: '' },
        body: { ...saved.value.body, de: null },
        publish_state: { ...saved.value.publish_state, de: 'draft' },
      },
      saved.id,
      1,
    )
    const [last, first] = await listArticleRevisions({ ctx: system().ctx, input: { id: saved.id } })
    expect(first?.before).toBeNull()
    expect(last).toMatchObject({ before: { 'title.en': 'Before', 'title.de': 'Vorher' }, after: { 'title.en': 'After', 'title.de': '', 'body.de': null } })
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(saved.id)))
    expect(entries.at(-1)?.detail).toMatchObject({
      changed: { 'title.en': { before: 'Before', after: 'After' }, 'body.de': { before: 'Vorher at length.', after: null } },
    })
    expect(await database.db.select().from(articleTranslation).where(eq(articleTranslation.articleId, saved.id))).toHaveLength(1)
  })

  it('knows which translations the English has left behind, until they are changed or found right', async () => {
    const saved = await save(written({ en: 'Source', fr: 'Source (fr)', th: 'ต้นทาง' }))
    const changed = await save({ ...saved.value, title: { ...saved.value.title, en: 'New source' } }, saved.id, 1)
    const stale = (article: typeof saved) => Object.entries(article.languages).flatMap(([code, { is_stale }]) => (is_stale ? [code] : []))
    expect([stale(saved), stale(changed)]).toEqual([[], ['fr', 'th']])
    const lacking = async (lack: string, locale: string) =>
      staffArticlePageSchema
        .parse(await listStaffArticles({ ctx: system().ctx, input: listStaffArticlesInputSchema.parse({ lack, locale, page_size: 100 }) }))
        .list.some(({ id }) => id === saved.id)
    expect([await lacking('stale', 'fr'), await lacking('stale', 'en'), await lacking('missing', 'de'), await lacking('missing', 'th')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    const title = { ...changed.value.title, fr: 'Nouvelle source' }
    expect(stale(await save({ ...changed.value, title, is_checked: { ...changed.value.is_checked, th: true } }, saved.id, 2))).toEqual([])
  })

  it('comes and goes at its moments, of which kept pages are told once', async () => {
    const { id, value } = await save(
      written(
        { en: 'Timed' },
        {
          published_at: inEachLanguage((code) => (code === 'en' ? '2026-11-21T09:00:00.000Z' : null)),
          withdraw_at: inEachLanguage((code) => (code === 'en' ? '2026-11-21T10:00:00.000Z' : null)),
        },
      ),
    )
    const { ctx, clock } = system()
    const at = async (moment: string) => {
      clock.advance(Date.parse(moment) - clock.now().getTime())
      const isThere = await findArticle({ ctx, input: { id: value.sign } }).then(
        () => true,
        () => false,
      )
      const page = await listStaffArticles({ ctx, input: listStaffArticlesInputSchema.parse({ word: 'Timed' }) })
      return [isThere, page.list.find((row) => row.id === id)?.languages['en']?.state, await notifyDueContent({ ctx })]
    }
    await notifyDueContent({ ctx })
    expect(await at('2026-11-21T08:59:59Z')).toEqual([false, 'planned', []])
    expect(await at('2026-11-21T09:00:00Z')).toEqual([true, 'published', ['article']])
    expect(await at('2026-11-21T09:59:59Z')).toEqual([true, 'published', []])
    expect(await at('2026-11-21T10:00:30Z')).toEqual([false, 'hidden', ['article']])
  })

  it.each<[string, string, Partial<ArticleValue>]>([
    ['no title at all', 'value.title.en', {}],
    ['a body without a title', 'value.title.fr', { ...written({ en: 'A' }), body: inEachLanguage(() => [{ kind: 'paragraph', text: 'x' }]) }],
    ['published words without a body', 'value.body.en', { ...written({ en: 'A' }), body: inEachLanguage(() => null) }],
    ['a character that no page can show', 'value.title.en', written({ en: 'A\u0000B' })],
    [
      'such a one in the body',
      'value.body.en.0.text',
      { ...written({ en: 'A' }), body: { ...inEachLanguage(() => null), en: [{ kind: 'paragraph', text: 'a\u0007b' }] } },
    ],
    ['a title that is too long', 'value.title.en', written({ en: 'A'.repeat(201) })],
    [
      'an end before the beginning',
      'value.withdraw_at.en',
      written({ en: 'A' }, { published_at: inEachLanguage(() => '2026-11-21T09:00:00Z'), withdraw_at: inEachLanguage(() => '2026-11-21T09:00:00Z') }),
    ],
    ['a sign that is no address', 'value.sign', written({ en: 'A' }, { sign: 'A B' })],
    ['a cover that is not there', 'value.cover_media_id', written({ en: 'A' }, { cover_media_id: 999_999 })],
    ['a filter that the list does not know', 'value.list_filter', written({ en: 'A' }, { list_filter: 'mileage=0-30000' })],
  ])('is refused with %s', async (_what, path, changes) => {
    const refused = await save(blank(changes)).then(
      () => null,
      (error: { key: string; issues: { path: string }[] }) => error,
    )
    expect(refused).toMatchObject({ key: 'validation_failed' })
    expect(refused?.issues.map((issue) => issue.path)).toContain(path)
  })

  it('is also what was loaded otherwise, with a sample becoming the house’s own', async () => {
    const { article_id: id } = await saveArticle({ ctx: system().ctx, input: articleInput('sample-words', { title: 'Sample words' }, { is_sample: true }) })
    const found = await find(id)
    expect(found).toMatchObject({ is_sample: true, version: 1, value: { sign: 'sample-words', title: { en: 'Sample words', fr: '' } } })
    expect(await save({ ...found.value, category: null }, id, 1)).toMatchObject({ is_sample: false, version: 2 })
  })

  it('is for those who may', async () => {
    const { ctx } = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['content.read'] } })
    await expect(saveStaffArticle({ ctx, input: { id: null, version: 0, value: written({ en: 'A' }) } })).rejects.toThrow('forbidden')
    await expect(listStaffArticles({ ctx: createTestCtx(database.db).ctx, input: listStaffArticlesInputSchema.parse({}) })).rejects.toThrow('forbidden')
  })
})

describe('somebody whose role has some languages', () => {
  const as = async (permissions: readonly string[], languages: readonly string[] | null) =>
    createTestCtx(database.db, { actor: { ...(await addStaff(database.db, permissions)), languages } }).ctx

  it('writes and publishes in those alone; the fault is by the field', async () => {
    const ctx = await as(['content.read', 'content.write', 'content.publish'], ['fr'])
    const { id, value } = await save(written({ en: 'Roles in print', de: 'Rollen im Druck' }))
    const french = { ...value.title, fr: 'Les rôles' }
    const saveAs = (changes: Partial<ArticleValue>, version = 1) => saveStaffArticle({ ctx, input: { id, version, value: { ...value, ...changes } } })
    await expect(saveAs({ title: { ...french, de: 'Anders' }, is_checked: { ...value.is_checked, en: true } })).rejects.toMatchObject({
      key: 'forbidden',
      issues: [
        { path: 'value.title.de', key: 'not_your_language' },
        { path: 'value.is_checked.en', key: 'not_your_language' },
      ],
    })
    await expect(saveAs({ publish_state: { ...value.publish_state, en: 'hidden' } })).rejects.toMatchObject({ issues: [{ path: 'value.publish_state.en' }] })
    expect((await find(id)).version).toBe(1)
    expect((await saveAs({ title: french })).value.title).toEqual(french)
    // What is new in another language is not theirs either.
    const another = saveStaffArticle({ ctx, input: { id: null, version: 0, value: written({ en: 'Not mine' }) } })
    await expect(another).rejects.toMatchObject({ key: 'forbidden' })
  })

  it('without the right to publish writes drafts, and leaves what is published where it is', async () => {
    const ctx = await as(['content.read', 'content.write'], null)
    const draft = written({ en: 'A draft of mine' }, { publish_state: inEachLanguage(() => 'draft') })
    const { id, value } = await saveStaffArticle({ ctx, input: { id: null, version: 0, value: draft } })
    const publish = { ...value, publish_state: { ...value.publish_state, en: 'published' as const } }
    await expect(saveStaffArticle({ ctx, input: { id, version: 1, value: publish } })).rejects.toMatchObject({
      key: 'forbidden',
      issues: [
        { path: 'value.publish_state.en', key: 'not_your_right' },
        { path: 'value.published_at.en', key: 'not_your_right' },
      ],
    })
    const live = await save(publish, id, 1)
    const mended = { ...live.value, summary: { ...live.value.summary, en: 'Mended.' } }
    expect((await saveStaffArticle({ ctx, input: { id, version: 2, value: mended } })).value.publish_state.en).toBe('published')
  })
})

it('is shown as it would be before it is saved, to whoever asks with it and to nobody else', async () => {
  const value = {
    category: 'shipping' as const,
    is_top: false,
    cover_media_id: null,
    list_filter: null,
    title: 'Draft',
    summary: '',
    body: [{ kind: 'paragraph' as const, text: 'Soon.' }],
  }
  const { ctx } = createTestCtx(database.db, { locale: 'nl' })
  const shown = await findArticle({ ctx: { ...ctx, unsaved: { group: 'article', value } }, input: { id: DRAFT_SIGN } })
  expect(shown).toMatchObject({ title: 'Draft', locales: ['nl'], body: value.body })
  await expect(findArticle({ ctx, input: { id: DRAFT_SIGN } })).rejects.toMatchObject({ key: 'not_found' })
})
