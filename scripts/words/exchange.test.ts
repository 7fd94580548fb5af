import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { fileOf, KINDS, localesOf, readCatalogues, type Catalogue } from './read.ts'
import { readCsv, writeCsv } from './csv.ts'
import { judgeSheet, writeSheet } from './import.ts'
import { mergeWords } from './merge.ts'
import { sheetOf, type Sheet, type Unit } from './unit.ts'
import { readXliff, writeXliff } from './xliff.ts'

const FORMATS = [
  { format: 'XLIFF', write: writeXliff, read: readXliff },
  { format: 'CSV', write: async (sent: Sheet) => writeCsv(sent), read: async (text: string) => readCsv(text) },
]
const OTHERS = LOCALE_CODES.filter((locale) => locale !== 'en')

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'quayline-exchange-'))
  await cp('i18n/messages', path.join(root, 'i18n/messages'), { recursive: true })
  await cp('demo/words', path.join(root, 'demo/words'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

function sheet(catalogues: readonly Catalogue[], locale: (typeof LOCALE_CODES)[number]): Sheet {
  return sheetOf({ catalogues, locale, terms: {}, glossary: {}, tightPlaces: () => null, namers: new Map() })
}

function unit(changes: Partial<Unit>): Unit {
  return { kind: 'site', key: 'menu.home', source: 'Home', target: 'Startseite', notes: [], line: 7, ...changes }
}

const NASTY = [
  '"',
  "'",
  '=',
  '+',
  '-',
  '@',
  '&',
  '<b>',
  '</target>',
  ']]>',
  '&amp;',
  '\n',
  '\t',
  ' ',
  '\u00a0',
  '\u202f',
  '\u2068',
  '\u2069',
  '\u200f',
  '🚗',
  'ß',
  'ع',
  '车',
  ',',
  ';',
  '＝',
  '{n}',
]
/** What a text may be: blank ones are refused. */
const nasty = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 4 })), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join('').replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : '')))
  .filter((text) => text.trim() !== '')

describe.each(FORMATS)('$format', ({ write, read }) => {
  it('comes back as it went, in every language', async () => {
    const catalogues = await readCatalogues(root)
    for (const locale of OTHERS) {
      const sent = sheet(catalogues, locale)
      const back = await read(await write(sent))
      expect(back.locale).toBe(locale)
      expect(back.units.map(({ kind, key, source, target }) => [kind, key, source, target])).toEqual(
        sent.units.map(({ kind, key, source, target }) => [kind, key, source, target]),
      )
      expect(judgeSheet(back, catalogues)).toEqual({ faults: [], notices: [] })
      expect(await writeSheet(back, root)).toEqual([])
    }
  }, 60_000)

  it('loses nothing of any text, and lets no cell be a formula', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (source, target) => {
        const text = await write({ locale: 'de', units: [unit({ source, target, notes: [source] })] })
        const [back] = (await read(text)).units
        expect([back?.source, back?.target]).toEqual([source, target])
      }),
      { numRuns: 150 },
    )
  })

  it('says in which line a text stands', async () => {
    const back = await read(await write({ locale: 'de', units: [unit({ notes: ['a\nb'] }), unit({ key: 'menu.brands' })] }))
    const lines = back.units.map(({ line }) => line ?? 0)
    expect(lines[0]).toBeGreaterThan(1)
    expect(lines[1]).toBeGreaterThan(lines[0] ?? 0)
  })

  it('refuses a text that stands twice, and what is no sheet', async () => {
    const text = await write({ locale: 'de', units: [unit({ target: 'A' }), unit({ key: 'menu.homes', target: 'B' })] })
    await expect(read(text.replace('menu.homes', 'menu.home'))).rejects.toThrow(/line \d+, menu\.home: stands twice/)
    await expect(read('<html></html>')).rejects.toThrow('line 1')
    await expect(read(text.replace(/trgLang="de"|"de"/, (found) => found.replace('de', 'xx')))).rejects.toThrow('line 1')
  })
})

it('begins no cell with what a spreadsheet would calculate', () => {
  for (const first of ['=', '+', '-', '@', '\t', '＝', "'"])
    expect(writeCsv({ locale: 'de', units: [unit({ target: `${first}1` })] })).toContain(`"'${first}1"`)
})

it('reads what spreadsheets make of it: semicolons, no quotes', () => {
  expect(readCsv('\ufeffkind;key;en;de;note\r\nsite;menu.home;Home;Start, Seite;\r\n').units[0]?.target).toBe('Start, Seite')
})

it('refuses marks inside a text of XLIFF', async () => {
  const text = await writeXliff({ locale: 'de', units: [unit({ target: 'Start' })] })
  await expect(readXliff(text.replace('Start</target>', 'Start<ph id="1"/></target>'))).rejects.toThrow('menu.home: holds marks')
})

it('names every fault of a sheet', async () => {
  const catalogues = await readCatalogues(root)
  const judge = (...units: Unit[]) => judgeSheet({ locale: 'de', units }, catalogues)
  const { faults } = judge(
    unit({ key: 'menu.nowhere' }),
    unit({ kind: 'nothing' as never }),
    unit({ kind: 'admin' }),
    unit({ target: ' ' }),
    unit({ target: null }),
    unit({ target: 'a\u0007' }),
    unit({ key: 'list.page', target: 'Seite {seite}' }),
    unit({ key: 'list.page', target: 'Seite {page' }),
    unit({ key: 'list.count', target: '{count, plural, other {#}}' }),
  )
  expect(faults).toEqual([
    'line 7, site menu.nowhere: no such text',
    'line 7, nothing menu.home: no such kind',
    'line 7, admin menu.home: has no words in this language',
    'line 7, site menu.home: is empty',
    'line 7, site menu.home: is empty',
    'line 7, site menu.home: holds a control character',
    'line 7, site list.page: arguments {seite} instead of {page}',
    expect.stringMatching(/^line 7, site list\.page: not valid ICU/),
    expect.stringMatching(/^line 7, site list\.count: \{count\} lacks one/),
  ])
  expect(judge(unit({ source: 'House' })).notices).toEqual(['line 7, site menu.home: the English has changed since it was sent'])
  expect(judgeSheet({ locale: 'en', units: [] }, catalogues).faults).toHaveLength(1)
})

it('writes what has changed and leaves the rest as it was, a new article in the place that English gives it', async () => {
  expect(await writeSheet({ locale: 'de', units: [unit({ target: 'Zuhause' })] }, root)).toEqual(['i18n/messages/de/site.json'])
  const [before, after] = await Promise.all([readFile('i18n/messages/de/site.json', 'utf8'), readFile(path.join(root, 'i18n/messages/de/site.json'), 'utf8')])
  expect(after.split('\n').filter((line, at) => line !== before.split('\n')[at])).toEqual(['    "home": "Zuhause",'])
  const all = sheet(await readCatalogues(root), 'ur')
  const file = path.join(root, fileOf('ur', 'articles'))
  const whole = await readFile(file, 'utf8')
  const { 'ro-ro-or-container': _gone, ...others } = JSON.parse(whole) as Record<string, unknown>
  await writeFile(file, JSON.stringify(others))
  await writeSheet({ ...all, units: all.units.filter(({ kind }) => kind === 'articles') }, root)
  expect(await readFile(file, 'utf8')).toBe(whole)
})

it('adds no gap for what has no words yet', () => {
  expect(mergeWords({ a: { b: 'B' }, c: 'C' }, { x: 'X' }, new Map([['c', 'Z']]))).toEqual({ c: 'Z', x: 'X' })
})

it('reaches every kind of content', async () => {
  const units = sheet(await readCatalogues(root), 'zh').units
  expect([...new Set(units.map(({ kind }) => kind))]).toEqual(KINDS.filter((kind) => localesOf(kind).includes('zh')))
})
