import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { translatedSchema, type SaveWordsInput, type Translated } from '#contract/translation.ts'
import type { TranslatedKind } from '#contract/translation-values.ts'
import { articleTranslation, auditLog, carTranslation, fittingTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findArticle, findStaffArticle, listArticleRevisions, saveArticle, saveStaffArticle } from '#core/domain/article/index.ts'
import { articleInput } from '#core/domain/article/testing.ts'
import { findCarBySign } from '#core/domain/car/index.ts'
import { findFitting } from '#core/domain/fitting/index.ts'
import { createStock } from '#core/domain/stock/index.ts'
import { brandRecord, carRecord, fittingRecord } from '#core/domain/stock/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { findWords, listWordRevisions, saveWords } from './index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
const find = async (kind: TranslatedKind, id: string | number) =>
  translatedSchema.parse(await findWords({ ctx: system(), input: { kind, id: String(id) } })) as Translated
const save = (input: SaveWordsInput) => saveWords({ ctx: system(), input })
const stale = ({ languages }: Translated) => Object.entries(languages).flatMap(([code, { is_stale }]) => (is_stale ? [code] : []))

let made = 0
async function addCar() {
  made += 1
  const brand = await createStock({ ctx: system(), kind: 'brand', input: { value: brandRecord(`Maker ${made}`) } })
  return createStock({ ctx: system(), kind: 'car', input: { value: carRecord(brand.id) } })
}

async function addArticle(sign: string) {
  const { article_id: id } = await saveArticle({ ctx: system(), input: articleInput(sign) })
  return String(id)
}

describe('words of the catalogue', () => {
  it('are written per language, stand on the page at once, and are taken away', async () => {
    const { id, sign } = await addCar()
    const empty = await find('car', id)
    expect(empty).toMatchObject({ version: 1, has_state: true, value: { summary: { en: '', de: '' }, publish_state: { en: 'published' } } })
    const saved = await save({ kind: 'car', id: String(id), version: 1, value: { summary: { en: 'A calm saloon.', de: 'Eine ruhige Limousine.' } } })
    expect(saved).toMatchObject({ version: 2, value: { summary: { en: 'A calm saloon.', de: 'Eine ruhige Limousine.', fr: '' } } })
    const shown = async (locale: 'de' | 'fr') => (await findCarBySign({ ctx: createTestCtx(database.db, { locale }).ctx, input: { id: sign } })).summary
    expect([await shown('de'), await shown('fr')]).toEqual(['Eine ruhige Limousine.', null])
    await save({ kind: 'car', id: String(id), version: 2, value: { summary: { de: ' ' } } })
    expect(await shown('de')).toBeNull()
    expect(await database.db.select().from(carTranslation).where(eq(carTranslation.carId, id))).toHaveLength(1)
  })

  it('name a part in a language and are found by it; the English of the catalogue is what they are made from', async () => {
    const { id } = await createStock({ ctx: system(), kind: 'fitting', input: { value: fittingRecord('WORDS-1', { material: 'Paper' }) } })
    expect(await find('fitting', id)).toMatchObject({ source: { title: 'Oil filter', material: 'Paper' } })
    const saved = await save({ kind: 'fitting', id: String(id), version: 1, value: { title: { de: 'Ölfilter' }, material: { de: 'Papier' } } })
    const [row] = await database.db.select().from(fittingTranslation).where(eq(fittingTranslation.fittingId, id))
    expect(row).toMatchObject({ title: 'Ölfilter', searchText: expect.stringContaining('olfilter') as string })
    expect(await findFitting({ ctx: createTestCtx(database.db, { locale: 'de' }).ctx, input: { id: 'WORDS-1' } })).toMatchObject({ name: 'Ölfilter' })
    expect(stale(saved)).toEqual([])
    expect(stale(await save({ kind: 'fitting', id: String(id), version: 2, value: { title: { en: 'Oil filter element' } } }))).toEqual(['de'])
  })

  it('are kept apart from the record in its history, and told to the audit with both values', async () => {
    const { id } = await addCar()
    await save({ kind: 'car', id: String(id), version: 1, value: { summary: { en: 'First.' } } })
    await save({ kind: 'car', id: String(id), version: 2, value: { summary: { en: 'Second.' } } })
    const [last] = await listWordRevisions({ ctx: system(), input: { kind: 'car', id: String(id) } })
    expect(last).toMatchObject({ before: { 'summary.en': 'First.' }, after: { 'summary.en': 'Second.' } })
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
    expect(entries.at(-1)).toMatchObject({ action: 'car_text.saved', detail: { changed: { 'summary.en': { before: 'First.', after: 'Second.' } } } })
  })
})

describe('words of an article', () => {
  it('are the same as in its own form: address, hash of the English, history', async () => {
    const id = await addArticle('side-by-side')
    const saved = await save({
      kind: 'article',
      id,
      version: 1,
      value: {
        title: { de: 'Ein Artikel' },
        summary: { de: 'Kurz.' },
        body: { de: [{ kind: 'paragraph', text: 'Lang.' }] },
        publish_state: { de: 'published' },
      },
    })
    expect(stale(saved)).toEqual([])
    expect(await findArticle({ ctx: createTestCtx(database.db, { locale: 'de' }).ctx, input: { id: 'side-by-side' } })).toMatchObject({ title: 'Ein Artikel' })
    const form = await findStaffArticle({ ctx: system(), input: { id: Number(id) } })
    expect(form).toMatchObject({ version: 2, languages: { de: { is_stale: false } }, value: { title: { de: 'Ein Artikel' } } })
    const changed = await saveStaffArticle({
      ctx: system(),
      input: { id: Number(id), version: 2, value: { ...form.value, title: { ...form.value.title, en: 'Another article' } } },
    })
    expect(changed.languages.de.is_stale).toBe(true)
    expect(stale(await find('article', id))).toEqual(['de'])
    expect(stale(await save({ kind: 'article', id, version: 3, value: { is_checked: { de: true } } }))).toEqual([])
    expect((await listArticleRevisions({ ctx: system(), input: { id: Number(id) } })).flatMap(({ after }) => Object.keys(after))).toContain('title.de')
  })

  it('whose English changes before anybody knew what they were made from are stale too', async () => {
    const id = await addArticle('of-unknown-origin')
    const draft = { title: { fr: 'Titre' }, summary: { fr: 'Court.' } }
    await save({ kind: 'article', id, version: 1, value: draft })
    await database.db
      .update(articleTranslation)
      .set({ sourceHash: null })
      .where(eq(articleTranslation.articleId, Number(id)))
    expect(stale(await save({ kind: 'article', id, version: 2, value: { title: { en: 'A new title' } } }))).toEqual(['fr'])
  })
})

describe('words are refused', () => {
  it.each<[string, SaveWordsInput['value'], string, string]>([
    ['with a summary and no title', { summary: { de: 'Kurz.' } }, 'value.title.de', 'required'],
    ['published without a body', { title: { de: 'T' }, summary: { de: 'K' }, publish_state: { de: 'published' } }, 'value.body.de', 'required'],
    ['too long', { title: { de: 'T'.repeat(201) } }, 'value.title.de', 'too_long'],
    ['with what no page can show', { title: { de: 'a\u0007b' } }, 'value.title.de', 'control_characters'],
    ['with such a block', { body: { de: [{ kind: 'script', text: 'alert(1)' }] } }, 'value.body.de.0.kind', 'invalid_union'],
    ['as a list where a line stands', { title: { de: ['T'] } }, 'value.title.de', 'invalid_type'],
    ['for a field that is none', { slug: { de: 'x' } }, 'value.slug', 'invalid_value'],
    ['with a state that is none', { publish_state: { de: 'live' } }, 'value.publish_state.de', 'invalid_value'],
  ])('%s', async (_what, value, path, key) => {
    const id = await addArticle(`refused-${crypto.randomUUID()}`)
    await expect(save({ kind: 'article', id, version: 1, value })).rejects.toMatchObject({
      key: 'validation_failed',
      issues: expect.arrayContaining([{ path, key }]) as unknown,
    })
    expect((await find('article', id)).version).toBe(1)
  })

  it('in a language that is none, or of a thing that is not there', async () => {
    const id = await addArticle(`nowhere-${crypto.randomUUID()}`)
    await expect(save({ kind: 'article', id, version: 1, value: { title: { xx: 'T' } as never } })).rejects.toThrow('validation_failed')
    await expect(save({ kind: 'article', id: '999999', version: 1, value: {} })).rejects.toThrow('not_found')
    await expect(save({ kind: 'article', id, version: 7, value: { title: { de: 'T' } } })).rejects.toThrow('conflict')
  })

  it('to those who may not change what they belong to', async () => {
    const { id } = await addCar()
    const ctx = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['content.write', 'catalogue.read'] } }).ctx
    await expect(saveWords({ ctx, input: { kind: 'car', id: String(id), version: 1, value: { summary: { en: 'A.' } } } })).rejects.toThrow('forbidden')
    expect(await findWords({ ctx, input: { kind: 'car', id: String(id) } })).toMatchObject({ kind: 'car' })
    await expect(findWords({ ctx, input: { kind: 'article', id: '1' } })).rejects.toThrow('forbidden')
  })
})

describe('somebody whose role has some languages, and no right to publish', () => {
  it('writes in those alone, and publishes nothing', async () => {
    const { id } = await addCar()
    const actor = { ...(await addStaff(database.db, ['catalogue.read', 'catalogue.write'])), languages: ['de'] }
    const saveAs = (value: SaveWordsInput['value'], version = 1) =>
      saveWords({ ctx: createTestCtx(database.db, { actor }).ctx, input: { kind: 'car', id: String(id), version, value } })
    await expect(saveAs({ summary: { de: 'Neu', fr: 'Neuf' } })).rejects.toMatchObject({ key: 'forbidden', issues: [{ path: 'value.summary.fr' }] })
    const hidden = saveAs({ summary: { de: 'Neu' }, publish_state: { de: 'hidden' } })
    await expect(hidden).rejects.toMatchObject({ issues: [{ path: 'value.publish_state.de', key: 'not_your_right' }] })
    expect(await saveAs({ summary: { de: 'Neu' } })).toMatchObject({ version: 2, value: { summary: { de: 'Neu', fr: '' } } })
  })
})
