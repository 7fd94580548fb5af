import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { fileOf, KINDS, localesOf, readCatalogues, type Catalogue, type Kind } from './read.ts'
import { readCsv, writeCsv } from '#i18n/sheet/csv.ts'
import { SheetFault } from '#i18n/sheet/sheet-fault.ts'
import { judgeSheet, writeSheet } from './import.ts'
import { mergeTranslations } from './merge.ts'
import { sheetOf, type Sheet, type Unit } from './unit.ts'
import { readXliff, writeXliff } from '#i18n/sheet/xliff.ts'

const FORMATS = [
  { format: 'XLIFF', write: writeXliff, read: async (text: string) => readXliff<Kind>(text) },
  { format: 'CSV', write: async (sent: Sheet) => writeCsv(sent), read: async (text: string) => readCsv<Kind>(text) },
]
/** Arabic and Chinese, a Latin one, and in the long form all. */
const OTHERS: readonly Locale[] = inject('isLong') ? LOCALE_CODES.filter((locale) => locale !== 'en') : ['ar', 'de', 'zh']

let root = ''
let catalogues: Catalogue[]
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'quayline-exchange-'))
  await cp('i18n/messages', path.join(root, 'i18n/messages'), { recursive: true })
  await cp('demo/texts', path.join(root, 'demo/texts'), { recursive: true })
  catalogues = await readCatalogues(root)
})
afterAll(() => rm(root, { recursive: true }))

function sheet(locale: Locale): Sheet {
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
  .map((parts) => parts.join('').replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}\ufffd]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : '')))
  .filter((text) => text.trim() !== '')

describe.each(FORMATS)('$format', ({ write, read }) => {
  it.each(OTHERS)('comes back as it went, in %s', async (locale) => {
    const sent = sheet(locale)
    const back = await read(await write(sent))
    expect(back.locale).toBe(locale)
    expect(back.units.map(({ kind, key, source, target }) => [kind, key, source, target])).toEqual(
      sent.units.map(({ kind, key, source, target }) => [kind, key, source, target]),
    )
    expect(judgeSheet(back, catalogues)).toEqual({ faults: [], notices: [] })
    expect(await writeSheet(back, root)).toEqual([])
  })

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
  expect(() => readXliff(text.replace('Start</target>', 'Start<ph id="1"/></target>'))).toThrow('menu.home: holds marks')
})

it('puts the segments of a unit together, with what stands between them', () => {
  const segments = (...parts: string[]) => `<xliff version="2.0" trgLang="de"><file id='site'><unit id='menu.home'>${parts.join('')}</unit></file></xliff>`
  const first = '<segment><source>One.</source><target>Eins.</target></segment><ignorable><source> </source></ignorable>'
  expect(readXliff(segments(first, '<segment><source>Two.</source><target>Zwei.</target></segment>')).units[0]).toMatchObject({
    source: 'One. Two.',
    target: 'Eins. Zwei.',
  })
  expect(readXliff(segments(first, '<segment><source>Two.</source></segment>')).units[0]?.target).toBeNull()
})

it('reads files, groups and prefixes as tools write them', () => {
  const grouped = (key: string) =>
    `<x:group id="g"><x:unit id="${key}"><x:segment><x:source>a</x:source><x:target>b\r\nc</x:target></x:segment></x:unit></x:group>`
  const sheetOfFiles = (...keys: string[]) =>
    `<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.1" trgLang="de">${keys.map((key) => `<x:file id="site">${grouped(key)}</x:file>`).join('')}</x:xliff>`
  expect(readXliff(sheetOfFiles('one', 'two')).units.map(({ key, target }) => [key, target])).toEqual([
    ['one', 'b\nc'],
    ['two', 'b\nc'],
  ])
  expect(() => readXliff(sheetOfFiles('one', 'one'))).toThrow('one: stands twice')
})

it('takes nothing of a file that is cut off anywhere', async () => {
  const texts = [
    await writeXliff({ locale: 'de', units: [unit({ target: 'Startseite' }), unit({ key: 'menu.brands' })] }),
    'kind,key,en,de,note\r\nsite,menu.home,Home,Startseite,\r\nsite,menu.brands,Brands,Marken,Wort\r\n',
  ]
  const whole = texts.map((text, at) => (at === 0 ? readXliff(text) : readCsv(text)).units.map(({ target }) => target))
  for (const [at, text] of texts.entries()) {
    for (let end = 1; end < text.length; end += 1) {
      let targets: (string | null)[] = []
      try {
        targets = (at === 0 ? readXliff : readCsv)(text.slice(0, end)).units.map(({ target }) => target)
      } catch (error) {
        expect(error).toBeInstanceOf(SheetFault)
      }
      expect(whole[at]?.slice(0, targets.length)).toEqual(targets)
    }
  }
})

it('refuses a document type, and rows that have other cells than the head', () => {
  expect(() => readXliff('<!DOCTYPE xliff [<!ENTITY a "b">]><xliff version="2.0" trgLang="de"/>')).toThrow('DOCTYPE')
  expect(() => readXliff('')).toThrow('line 1, file: is not well-formed')
  expect(() => readCsv('kind,key,en,de,note\nsite,menu.home,Home,Start, Seite,\n')).toThrow('line 2, menu.home: has 6 cells instead of 5')
})

it('reads the separator that a spreadsheet names, Windows line ends and empty rows', () => {
  const { units } = readCsv('sep=;\r\nkind;key;en;de;note\r\nsite;menu.home;Home;"Start\r\nSeite";\r\n;;;;\r\n')
  expect(units).toEqual([unit({ target: 'Start\nSeite', line: 4 })])
})

it('names every fault of a sheet', async () => {
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
    unit({ key: 'list.count', target: '{count, plural, one {# Auto} other {Autos}}' }),
    unit({ target: '\u200b' }),
    unit({ target: 'Anfr\ufffdge' }),
    unit({ target: ' Start' }),
    unit({ target: 'الرئيسية' }),
    unit({ target: '\u2068Start' }),
  )
  expect(faults).toEqual([
    'line 7, site menu.nowhere: no such text',
    'line 7, nothing menu.home: no such kind',
    'line 7, admin menu.home: has no words in this language',
    'line 7, site menu.home: is empty',
    'line 7, site menu.home: is empty',
    'line 7, site menu.home: holds a control character or one of a wrong encoding',
    'line 7, site list.page: arguments {seite} instead of {page}',
    expect.stringMatching(/^line 7, site list\.page: not valid ICU/),
    expect.stringMatching(/^line 7, site list\.count: \{count\} lacks one/),
    expect.stringMatching(/^line 7, site list\.count: \{count\} has no # in other/),
    'line 7, site menu.home: is empty',
    'line 7, site menu.home: holds a control character or one of a wrong encoding',
    'line 7, site menu.home: begins or ends with a blank',
    'line 7, site menu.home: letters of another script: الرئيسية'.replace('الرئيسية', [...new Set('الرئيسية')].join('')),
    'line 7, site menu.home: U+2068 and U+2069 are no pairs',
  ])
  expect(judge(unit({ source: 'House' })).notices).toEqual(['line 7, site menu.home: the English has changed since it was sent'])
  expect(judgeSheet({ locale: 'en', units: [] }, catalogues).faults).toHaveLength(1)
})

it('writes what has changed and leaves the rest as it was, a new article in the place that English gives it', async () => {
  expect(await writeSheet({ locale: 'de', units: [unit({ target: 'Zuhause' })] }, root)).toEqual(['i18n/messages/de/site.json'])
  const [before, after] = await Promise.all([readFile('i18n/messages/de/site.json', 'utf8'), readFile(path.join(root, 'i18n/messages/de/site.json'), 'utf8')])
  expect(after.split('\n').filter((line, at) => line !== before.split('\n')[at])).toEqual(['    "home": "Zuhause",'])
  const all = sheet('ur')
  const file = path.join(root, fileOf('ur', 'articles'))
  const whole = await readFile(file, 'utf8')
  const { 'ro-ro-or-container': _gone, ...others } = JSON.parse(whole) as Record<string, unknown>
  await writeFile(file, JSON.stringify(others))
  await writeSheet({ ...all, units: all.units.filter(({ kind }) => kind === 'articles') }, root)
  expect(await readFile(file, 'utf8')).toBe(whole)
})

it('adds no gap for what has no words yet', () => {
  expect(mergeTranslations({ a: { b: 'B' }, c: 'C' }, { x: 'X' }, new Map([['c', 'Z']]))).toEqual({ c: 'Z', x: 'X' })
})

it('reaches every kind of content', async () => {
  const units = sheet('zh').units
  expect([...new Set(units.map(({ kind }) => kind))]).toEqual(KINDS.filter((kind) => localesOf(kind).includes('zh')))
})
