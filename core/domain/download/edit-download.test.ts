import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listStaffDownloadsInputSchema, staffDownloadPageSchema, staffDownloadSchema, type DownloadValue } from '#contract/staff-download.ts'
import { downloadTranslation } from '#core/db/schema/content.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { listDownloadRevisions, listDownloads, listStaffDownloads, openDownload, saveStaffDownload } from './index.ts'
import { storeText } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const test = () => createTestCtx(database.db, { actor: { kind: 'system' } })
// One store for all, so that what is stored can be opened.
let shared: ReturnType<typeof test> | null = null
const system = () => (shared ??= test())
const save = (value: DownloadValue, id: number | null = null, version = 0) => saveStaffDownload({ ctx: system().ctx, input: { id, version, value } })

/** A published file with these titles by language. */
async function file(titles: Partial<Record<Locale, string>>, changes: Partial<DownloadValue> = {}): Promise<DownloadValue> {
  const mark = crypto.randomUUID().slice(0, 8)
  return {
    media_id: await storeText(system().ctx, `stock;price\n${mark};1\n`),
    file_name: `List ${mark}.csv`,
    document_sign: '',
    language: null,
    category: 'stock',
    sort_order: 1,
    title: inEachLanguage((code) => titles[code] ?? ''),
    summary: inEachLanguage((code) => (titles[code] === undefined ? '' : 'All of it.')),
    publish_state: inEachLanguage((code) => (titles[code] === undefined ? 'draft' : 'published')),
    published_at: inEachLanguage(() => null),
    withdraw_at: inEachLanguage(() => null),
    is_checked: inEachLanguage(() => false),
    ...changes,
  }
}

async function shown(locale: Locale, days = 0): Promise<string[]> {
  const { ctx, clock } = createTestCtx(database.db, { locale })
  clock.advance(days * 24 * 3600_000)
  return (await listDownloads({ ctx, input: {} })).map(({ title }) => title)
}

describe('a file of the staff', () => {
  it('marks words of unknown origin when the English that they stood beside is changed', async () => {
    const { id, value } = await save(await file({ en: 'Checklist', it: 'Elenco' }))
    await database.db.update(downloadTranslation).set({ sourceHash: null }).where(eq(downloadTranslation.downloadId, id))
    expect((await save({ ...value, sort_order: 9 }, id, 1)).languages.it.is_stale).toBe(false)
    const changed = await save({ ...value, summary: { ...value.summary, en: 'Most of it.' } }, id, 2)
    expect(changed.languages.it.is_stale).toBe(true)
    await save({ ...changed.value, publish_state: inEachLanguage(() => 'hidden') }, id, 3)
  })

  it('is offered in the languages that are published, until it is withdrawn', async () => {
    const until = inEachLanguage((code) => (code === 'en' ? '2026-11-25T00:00:00.000Z' : null))
    const saved = staffDownloadSchema.parse(await save(await file({ en: 'Stock list', nl: 'Voorraadlijst' }, { withdraw_at: until })))
    expect(saved).toMatchObject({ version: 1, value: { document_sign: expect.stringMatching(/^list-/) } })
    expect([await shown('en'), await shown('nl'), await shown('fr')]).toEqual([['Stock list'], ['Voorraadlijst'], []])
    expect([await shown('en', 5), await shown('nl', 5)]).toEqual([[], ['Voorraadlijst']])
    const { ctx, clock } = system()
    const open = () => openDownload({ ctx, input: { id: saved.id, name: saved.value.file_name } })
    expect((await open()).contentType).toBe('text/csv')
    const hidden = await save({ ...saved.value, publish_state: { ...saved.value.publish_state, nl: 'hidden' } }, saved.id, 1)
    expect((await open()).fileName).toBe(hidden.value.file_name)
    clock.advance(5 * 24 * 3600_000)
    await expect(open()).rejects.toMatchObject({ key: 'not_found' })
    clock.advance(-5 * 24 * 3600_000)
    expect(await listDownloadRevisions({ ctx, input: { id: saved.id } })).toHaveLength(2)
    await expect(save(saved.value, saved.id, 1)).rejects.toMatchObject({ key: 'conflict' })
  })

  it('is refused where something is wrong, by its field', async () => {
    const issuesOf = async (value: DownloadValue) =>
      save(value).then(
        () => [],
        (error: { issues: { path: string; key: string }[] }) => error.issues.map(({ path, key }) => `${path} ${key}`),
      )
    const good = await file({ en: 'Good' })
    await save(good)
    expect(await issuesOf(await file({ en: 'Twice' }, { file_name: good.file_name }))).toEqual(['value.file_name taken'])
    expect(await issuesOf(await file({ en: 'Liar' }, { file_name: 'liar.pdf' }))).toEqual(['value.file_name file_ending'])
    for (const name of ['../etc/passwd.csv', 'a.exe', '.csv', 'a\u202e.csv', '=cmd|.csv'])
      expect([name, await issuesOf(await file({ en: 'Bad name' }, { file_name: name }))]).toEqual([name, ['value.file_name file_name']])
    expect(await issuesOf(await file({ en: 'Nothing' }, { media_id: null }))).toEqual(['value.media_id required'])
    expect(await issuesOf(await file({ en: 'Gone' }, { media_id: 999_999 }))).toEqual(['value.media_id invalid_value'])
    expect(await issuesOf(await file({ en: 'Short' }, { summary: inEachLanguage(() => '') }))).toEqual(['value.summary.en required'])
    await expect(saveStaffDownload({ ctx: createTestCtx(database.db).ctx, input: { id: null, version: 0, value: good } })).rejects.toMatchObject({
      key: 'forbidden',
    })
  })

  it('is found in the list by its words, its name and its shelf', async () => {
    const saved = await save(await file({ es: 'Lista de precios' }, { category: 'guide' }))
    const list = async (query: object) =>
      staffDownloadPageSchema.parse(await listStaffDownloads({ ctx: system().ctx, input: listStaffDownloadsInputSchema.parse(query) })).list.map(({ id }) => id)
    expect(await list({ word: 'precios' })).toEqual([saved.id])
    expect(await list({ word: saved.value.file_name })).toEqual([saved.id])
    expect(await list({ category: 'guide' })).toEqual([saved.id])
    expect(await list({ word: 'precios', lack: 'missing', locale: 'es' })).toEqual([])
  })
})
