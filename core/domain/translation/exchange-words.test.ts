import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { exportWordsInputSchema, wordsReportSchema, type WordsReport } from '#contract/translation-sheet.ts'
import { articleTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { ArticleBlock } from '#contract/article.ts'
import { findStaffArticle, saveArticle } from '#core/domain/article/index.ts'
import { articleInput, articleText } from '#core/domain/article/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { readCsv, writeCsv } from '#i18n/sheet/csv.ts'
import { readXliff, writeXliff } from '#i18n/sheet/xliff.ts'
import type { Sheet } from '#i18n/sheet/sheet.ts'
import type { Locale } from '#i18n/locales.ts'
import { exportWords, importWords } from './index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx

const BODY: ArticleBlock[] = [
  { kind: 'paragraph', text: 'Mail desk@example.com & ask for {offer}.' },
  { kind: 'list', is_ordered: false, items: ['First of all things here', '=SUM(A1:A9)'] },
  {
    kind: 'table',
    head: ['Cost', 'Who'],
    rows: [
      ['Freight by sea', 'seller'],
      ['Duty', 'you'],
    ],
  },
  { kind: 'quote', text: 'It works well for everybody', source: null },
]

async function addArticle(sign: string): Promise<number> {
  const text = articleText({ title: `Title of ${sign} now`, body: BODY })
  return (await saveArticle({ ctx: system(), input: { ...articleInput(sign), texts: { en: text } } })).article_id
}

async function sheetOf(id: number, locale: Locale, format: 'csv' | 'xliff'): Promise<Sheet> {
  const { text } = await exportWords({ ctx: system(), input: exportWordsInputSchema.parse({ locale, format, scope: 'all', kind: 'article' }) })
  const sheet = format === 'csv' ? readCsv(text) : readXliff(text)
  return { locale, units: sheet.units.filter(({ key }) => key.startsWith(`${id}.`)) }
}

async function* bytesOf(text: string | Buffer) {
  yield Buffer.from(text as string)
}

async function bring(text: string | Buffer, mode: 'check' | 'take' = 'take', publish: 'yes' | 'no' = 'no', ctx = system()): Promise<WordsReport> {
  return wordsReportSchema.parse(await importWords({ ctx, input: { mode, publish, source: bytesOf(text), fileName: 'texts' } }))
}

/** Keeps what a translation keeps. */
const inGerman = (source: string) => (source === '=SUM(A1:A9)' ? '=SUMME(A1:A9)' : `Auf Deutsch ${source}`)
const translated = (sheet: Sheet, say: (source: string, key: string) => string | null = inGerman): Sheet => ({
  ...sheet,
  units: sheet.units.map((unit) => ({ ...unit, target: say(unit.source, unit.key) })),
})

describe.each(['csv', 'xliff'] as const)('words go to a translator as %s and come back', (format) => {
  const write = async (sheet: Sheet) => (format === 'csv' ? writeCsv(sheet) : writeXliff(sheet))

  it('whole, with every piece of a body, told before they are taken', async () => {
    const id = await addArticle(`whole-${format}`)
    const sheet = await sheetOf(id, 'de', format)
    expect(sheet.units.map(({ key }) => key.slice(`${id}.`.length))).toEqual([
      'title',
      'summary',
      'body.0.text',
      'body.1.items.0',
      'body.1.items.1',
      'body.2.head.0',
      'body.2.head.1',
      'body.2.rows.0.0',
      'body.2.rows.0.1',
      'body.2.rows.1.0',
      'body.2.rows.1.1',
      'body.3.text',
    ])
    const file = await write(translated(sheet))
    expect(await bring(file, 'check')).toMatchObject({ locale: 'de', things: 1, texts: 12, refused: [] })
    expect((await findStaffArticle({ ctx: system(), input: { id } })).value.title.de).toBe('')
    expect(await bring(file, 'take', 'yes')).toMatchObject({ things: 1, texts: 12 })
    const { value, languages } = await findStaffArticle({ ctx: system(), input: { id } })
    expect(value.publish_state.de).toBe('published')
    expect(languages.de).toEqual({ is_stale: false, is_unread: false })
    expect(value.body.de?.[1]).toEqual({ kind: 'list', is_ordered: false, items: ['Auf Deutsch First of all things here', '=SUMME(A1:A9)'] })
    expect(value.body.de?.[2]).toMatchObject({
      rows: [
        ['Auf Deutsch Freight by sea', 'Auf Deutsch seller'],
        ['Auf Deutsch Duty', 'Auf Deutsch you'],
      ],
    })
    expect(await bring(file)).toMatchObject({ things: 0, texts: 0, same: 12 })
    const [title, ...rest] = (await sheetOf(id, 'de', format)).units
    expect(await bring(await write({ locale: 'de', units: [{ ...(title as Sheet['units'][number]), target: 'Neuer Titel' }, ...rest] }))).toMatchObject({
      texts: 1,
      same: 11,
    })
  })

  it.each<[string, string, (source: string) => string]>([
    ['without its placeholder', 'placeholder', (source) => inGerman(source).replace('{offer}', 'Angebot')],
    ['without its address', 'placeholder', (source) => inGerman(source).replace('desk@example.com', 'uns')],
    ['with HTML', 'html', (source) => `${inGerman(source)}<script>alert(1)</script>`],
    ['with signs that nobody sees', 'signs', (source) => `${inGerman(source)}\u007f`],
    ['in another script', 'wrong_language', () => 'Напишите desk@example.com {offer}'],
    ['that is the English still', 'wrong_language', (source) => source],
  ])('but not %s: the article stays as it is, another comes in', async (_what, fault, spoil) => {
    const [bad, good] = [await addArticle(`bad-${crypto.randomUUID()}`), await addArticle(`good-${crypto.randomUUID()}`)]
    const spoiled = translated(await sheetOf(bad, 'de', format), (source, key) => (key.endsWith('.body.0.text') ? spoil(source) : inGerman(source)))
    const report = await bring(await write({ locale: 'de', units: [...spoiled.units, ...translated(await sheetOf(good, 'de', format)).units] }))
    expect(report).toMatchObject({
      things: 1,
      refused_count: 1,
      refused: [{ fault, key: `${bad}.body.0.text`, name: expect.stringContaining('Title of bad') as string }],
    })
    expect(report.refused[0]?.line).toBeGreaterThan(1)
    const title = async (id: number) => (await findStaffArticle({ ctx: system(), input: { id } })).value.title.de
    expect([await title(bad), await title(good)]).toEqual(['', expect.stringContaining('Auf Deutsch')])
  })

  it('but not from an English that has changed, nor half a body, nor what is not there', async () => {
    const id = await addArticle(`changed-${format}`)
    const sheet = translated(await sheetOf(id, 'de', format))
    await database.db.update(articleTranslation).set({ summary: 'Changed since.' }).where(eq(articleTranslation.articleId, id))
    expect((await bring(await write(sheet))).refused.map(({ fault }) => fault)).toEqual(['stale_source'])
    const half = { ...sheet, units: sheet.units.filter(({ key }) => !key.endsWith('summary') && !key.endsWith('body.3.text')) }
    expect((await bring(await write(half))).refused.map(({ fault }) => fault)).toEqual(['incomplete'])
    const lost = sheet.units.slice(0, 2).map((unit, at) => ({ ...unit, key: at === 0 ? '999999.title' : `${id}.body.99.text` }))
    expect((await bring(await write({ ...sheet, units: lost }))).refused.map(({ fault }) => fault).toSorted()).toEqual(['unknown_text', 'unknown_thing'])
  })
})

it('leaves no cell a formula', async () => {
  await addArticle('formula')
  const { text } = await exportWords({ ctx: system(), input: exportWordsInputSchema.parse({ locale: 'de', format: 'csv', scope: 'lacking' }) })
  expect(text).toContain(`"'=SUM(A1:A9)"`)
  expect(text).not.toMatch(/(^|[",])=SUM/m)
})

it.each<[string, string | Buffer, object]>([
  ['an empty file', '', { key: 'unreadable' }],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), { key: 'not_utf8' }],
  ['another CSV', 'name,price\nSeal,3\n', { key: 'unreadable', line: 1 }],
  [
    'XML with entities of its own',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff version="2.0" srcLang="en" trgLang="de">&a;</xliff>',
    { key: 'unreadable', hint: 'file: has a DOCTYPE, which XLIFF has not' },
  ],
  ['XML that is cut off', '<xliff version="2.0" trgLang="de"><file id="article">', { key: 'unreadable' }],
  ['a file of English', 'kind,key,en,en,note\narticle,1.title,a,b,\n', { key: 'english_source' }],
])('tells why %s is none', async (_what, file, fault) => {
  expect(await bring(file)).toMatchObject({ fault, things: 0 })
})

it('takes no file that is too large, and from nobody who may not', async () => {
  await expect(bring(Buffer.alloc(8 * 1024 * 1024 + 1, 'a'))).rejects.toThrow('payload_too_large')
  const id = await addArticle('not-mine')
  const file = writeCsv(translated(await sheetOf(id, 'de', 'csv')))
  const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) }).ctx
  expect((await bring(file, 'take', 'no', reader)).refused.every(({ fault }) => fault === 'forbidden')).toBe(true)
  await expect(bring(file, 'take', 'no', createTestCtx(database.db).ctx)).rejects.toThrow('forbidden')
})
