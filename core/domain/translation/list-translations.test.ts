import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { listTranslationsInputSchema, translationPageSchema, wordTermsSchema, type Translated } from '#contract/translation.ts'
import { TRANSLATED_KINDS, type TranslatedKind } from '#contract/translation-values.ts'
import { activity, activityTranslation, articleTranslation, faq, faqTranslation, setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findStaffArticle, saveArticle, saveStaffArticle } from '#core/domain/article/index.ts'
import { articleInput, articleText } from '#core/domain/article/testing.ts'
import { saveGlossaryTerm } from '#core/domain/glossary/index.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { findStaffLegalPage, saveLegalPage } from '#core/domain/legal/index.ts'
import { saveSettings } from '#core/domain/setting/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { listWebLinks, saveWebLink } from '#core/domain/web-link/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { countTranslations, findNextTranslation, findWords, findWordTerms, listTranslations, saveWords, startDrafts } from './index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
const list = async (filter: object) => translationPageSchema.parse(await listTranslations({ ctx: system(), input: listTranslationsInputSchema.parse(filter) }))
const lackOf = async (id: string, locale: Locale) => {
  const [kind] = id.split('/')
  return (await list({ kind, page_size: 100 })).list.find((row) => row.id === id)?.cells[locale].lack
}
const words = (kind: TranslatedKind, id: string): Promise<Translated> => findWords({ ctx: system(), input: { kind, id } })

async function addArticle(sign: string, texts: Partial<Record<Locale, string>>) {
  const input = articleInput(sign)
  const inAll = Object.fromEntries(Object.entries(texts).map(([code, title]) => [code, articleText({ title })]))
  return (await saveArticle({ ctx: system(), input: { ...input, texts: inAll } })).article_id
}

it('shows what each language lacks, counts it, and finds it by name', async () => {
  const id = await addArticle('matrix-one', { en: 'Matrix one', fr: 'Matrice un', de: 'Matrix eins' })
  await database.db.update(articleTranslation).set({ isUnread: true }).where(eq(articleTranslation.articleId, id))
  const key = `article/${id}`
  expect([await lackOf(key, 'fr'), await lackOf(key, 'zh')]).toEqual(['unread', 'missing'])
  const { value, version } = await findStaffArticle({ ctx: system(), input: { id } })
  await saveStaffArticle({ ctx: system(), input: { id, version, value: { ...value, summary: { ...value.summary, en: 'Another.' } } } })
  expect([await lackOf(key, 'en'), await lackOf(key, 'fr'), await lackOf(key, 'de')]).toEqual([null, 'stale', 'stale'])
  const row = (await countTranslations({ ctx: system() })).find(({ kind }) => kind === 'article')
  const articles = (await list({ kind: 'article', page_size: 100 })).list
  expect(row?.total).toBe(articles.length)
  for (const lack of ['missing', 'stale', 'unread'] as const)
    expect(row?.languages.fr[lack]).toBe(articles.filter(({ cells }) => cells.fr.lack === lack).length)
  expect((await list({ word: 'matrix one', locale: 'fr', lack: 'stale' })).list.map((found) => found.id)).toEqual([key])
  expect((await list({ word: 'matrix one', locale: 'fr', lack: 'missing' })).total).toBe(0)
})

it('goes from one that lacks something to the next, and round', async () => {
  const ids = [
    await addArticle('next-one', { en: 'Next one', es: 'Uno' }),
    await addArticle('next-two', { en: 'Next two' }),
    await addArticle('next-three', { en: 'Three' }),
  ]
  const seen: string[] = []
  let after = ''
  const { left } = await findNextTranslation({ ctx: system(), input: { locale: 'es', kind: 'article', after } })
  for (let step = 0; step < left; step += 1) {
    const { id } = await findNextTranslation({ ctx: system(), input: { locale: 'es', kind: 'article', after } })
    seen.push(id ?? '')
    after = id ?? ''
  }
  expect(new Set(seen).size).toBe(left)
  expect(seen).toContain(`article/${ids[1]}`)
  expect(seen).not.toContain(`article/${ids[0]}`)
})

it('holds every table of translations, and the words of settings', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'locale' and table_name like '%\\_translation'`,
  )
  expect(rows.map(({ name }) => name.replace(/_translation$/, '')).toSorted()).toEqual([...TRANSLATED_KINDS].toSorted())
})

it('holds the words of an activity and of a question, which are refused without what their pages need', async () => {
  const [event] = await database.db.insert(activity).values({ startsAt: new Date(), endsAt: new Date() }).returning()
  const eventId = event?.id ?? 0
  await database.db.insert(activityTranslation).values({ activityId: eventId, locale: 'en', title: 'Open day', slug: 'open-day', place: 'Yard 2' })
  const saved = await saveWords({
    ctx: system(),
    input: { kind: 'activity', id: String(eventId), version: 1, value: { title: { it: 'Porte aperte' }, place: { it: 'Piazzale 2' } } },
  })
  expect(saved.languages.it).toEqual({ is_stale: false, is_unread: false })
  expect(await lackOf(`activity/${eventId}`, 'it')).toBeNull()
  const [question] = await database.db
    .insert(faq)
    .values({ topics: ['service'] })
    .returning()
  const faqId = question?.id ?? 0
  await database.db.insert(faqTranslation).values({ faqId, locale: 'en', question: 'How long?', answer: 'Six weeks.' })
  const half = saveWords({ ctx: system(), input: { kind: 'faq', id: String(faqId), version: 1, value: { question: { de: 'Wie lange?' } } } })
  await expect(half).rejects.toMatchObject({ issues: [{ path: 'value.answer.de', key: 'required' }] })
  expect(await lackOf(`faq/${faqId}`, 'de')).toBe('missing')
})

it('knows which words of a link the English has left behind, in its own form too', async () => {
  const link = { group: 'customs' as const, name: 'Customs of Kenya', url: 'https://customs.example/' }
  const { id } = await saveWebLink({ ctx: system(), input: { ...link, texts: { en: 'Duties.', de: 'Zölle.' } } })
  await saveWebLink({ ctx: system(), input: { ...link, texts: { en: 'Duties and forms.', de: 'Zölle.' } } })
  expect(await lackOf(`web_link/${id}`, 'de')).toBe('stale')
  const { version } = await words('web_link', String(id))
  await saveWords({ ctx: system(), input: { kind: 'web_link', id: String(id), version, value: { description: { de: 'Zölle und Formulare.' } } } })
  expect(await lackOf(`web_link/${id}`, 'de')).toBeNull()
  const shown = await listWebLinks({ ctx: createTestCtx(database.db, { locale: 'de' }).ctx })
  expect(shown.find((one) => one.id === id)?.description).toBe('Zölle und Formulare.')
})

it('holds the words of settings with the path of each, saved with the group and refused by its rules', async () => {
  const company = { ...UNSET_SETTINGS.company, places: [{ names: { en: 'Yard', de: 'Hof' }, address: 'Pier 4' }] }
  const set = async (value: typeof company) => {
    const [row] = await database.db.select().from(setting).where(eq(setting.key, 'company'))
    await saveSettings({ ctx: system(), input: { group: 'company', version: row?.version ?? 0, value } })
  }
  await set(company)
  expect(await words('setting', 'company')).toMatchObject({
    fields: [{ name: 'places-0-names', form: 'line', most: 80 }],
    value: { 'places-0-names': { en: 'Yard', de: 'Hof' } },
  })
  await set({ ...company, places: [{ names: { en: 'Main yard', de: 'Hof' }, address: 'Pier 4' }] })
  expect([await lackOf('setting/company', 'de'), await lackOf('setting/company', 'fr')]).toEqual(['stale', 'missing'])
  const { version } = await words('setting', 'company')
  const saved = await saveWords({
    ctx: system(),
    input: { kind: 'setting', id: 'company', version, value: { 'places-0-names': { de: 'Haupthof', fr: 'Parc principal' } } },
  })
  expect(saved).toMatchObject({ version: version + 1, languages: { de: { is_stale: false } } })
  const [row] = await database.db.select().from(setting).where(eq(setting.key, 'company'))
  expect(row?.value).toMatchObject({ places: [{ names: { en: 'Main yard', de: 'Haupthof', fr: 'Parc principal' }, address: 'Pier 4' }] })
  const long = saveWords({
    ctx: system(),
    input: { kind: 'setting', id: 'company', version: version + 1, value: { 'places-0-names': { de: 'x'.repeat(81) } } },
  })
  await expect(long).rejects.toMatchObject({ issues: [{ path: 'value.places-0-names.de', key: 'too_long' }] })
  const ctx = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['content.read', 'content.write'] } }).ctx
  await expect(saveWords({ ctx, input: { kind: 'setting', id: 'company', version: version + 1, value: {} } })).rejects.toThrow('forbidden')
  expect((await countTranslations({ ctx })).map(({ kind }) => kind)).not.toContain('setting')
  await expect(countTranslations({ ctx: createTestCtx(database.db).ctx })).rejects.toThrow('forbidden')
})

it('shows terms of the trade beside a field, the staff’s own before the product’s', async () => {
  const id = await addArticle('with-terms', { en: 'What the FOB price holds' })
  const terms = async () =>
    wordTermsSchema.parse(await findWordTerms({ ctx: system(), input: { kind: 'article', id: String(id), locale: 'de' } })).fields['title']
  expect(await terms()).toMatchObject([{ term: 'FOB price', use: 'FOB-Preis' }])
  const empty = inEachLanguage(() => '')
  await saveGlossaryTerm({
    ctx: system(),
    input: { id: 'FOB price', version: 0, value: { term: 'FOB price', spellings: [], meaning: 'Ours.', words: { ...empty, de: 'Preis FOB' } } },
  })
  await saveGlossaryTerm({ ctx: system(), input: { id: null, version: 0, value: { term: 'holds', spellings: [], meaning: '', words: empty } } })
  expect(await terms()).toMatchObject([
    { term: 'FOB price', use: 'Preis FOB', meaning: 'Ours.' },
    { term: 'holds', use: '' },
  ])
})

// R16.101
it('holds the pages of the law that nobody has written, until somebody writes one', async () => {
  const rows = async () => (await list({ kind: 'legal_page' })).list.map(({ id, name, is_written, cells }) => ({ id, name, is_written, lack: cells.en.lack }))
  const unwritten = (sign: string) => ({ id: `legal_page/${sign}`, name: sign, is_written: false, lack: 'missing' })
  expect(await rows()).toEqual(['legalNotice', 'privacy', 'terms'].map(unwritten))
  expect((await countTranslations({ ctx: system() })).find(({ kind }) => kind === 'legal_page')).toMatchObject({ total: 3, languages: { de: { missing: 3 } } })
  expect(await findNextTranslation({ ctx: system(), input: { locale: 'de', kind: 'legal_page', after: '' } })).toEqual({ id: null, left: 0 })
  await expect(startDrafts({ ctx: system(), input: { locale: 'de', filter: { kind: 'legal_page' } } })).rejects.toMatchObject({ key: 'validation_failed' })
  const { value } = await findStaffLegalPage({ ctx: system(), input: { id: 'privacy' } })
  const body: typeof value.body = { ...value.body, en: [{ kind: 'paragraph', text: 'We keep little.' }] }
  await saveLegalPage({ ctx: system(), input: { id: 'privacy', version: 0, value: { ...value, body } } })
  const [written] = (await rows()).filter(({ name }) => name === 'privacy')
  expect(written).toMatchObject({ id: expect.stringMatching(/^legal_page\/\d+$/), is_written: true, lack: null })
  expect(await lackOf(written?.id ?? '', 'de')).toBe('missing')
  expect((await findNextTranslation({ ctx: system(), input: { locale: 'de', kind: 'legal_page', after: '' } })).left).toBe(1)
})

it('holds the own words of steps and services, side by side with what the English says', async () => {
  const { lists } = UNSET_SETTINGS
  const [first, ...others] = lists.process
  if (first === undefined) throw new Error('no step')
  const set = async (title: string, german?: string) => {
    const [row] = await database.db.select().from(setting).where(eq(setting.key, 'lists'))
    const titles = { en: title, ...(german === undefined ? {} : { de: german }) }
    await saveSettings({
      ctx: system(),
      input: { group: 'lists', version: row?.version ?? 0, value: { ...lists, process: [{ ...first, titles }, ...others] } },
    })
  }
  await set('Write to us')
  expect([await lackOf('setting/lists', 'en'), await lackOf('setting/lists', 'de')]).toEqual([null, 'missing'])
  const { version, fields } = await words('setting', 'lists')
  expect(fields).toMatchObject([{ name: 'process-0-titles', most: 120 }])
  await saveWords({ ctx: system(), input: { kind: 'setting', id: 'lists', version, value: { 'process-0-titles': { de: 'Schreiben Sie uns' } } } })
  expect(await lackOf('setting/lists', 'de')).toBeNull()
  await set('Call us', 'Schreiben Sie uns')
  expect(await lackOf('setting/lists', 'de')).toBe('stale')
})
