import path from 'node:path'
import { expect, it } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { termFinder } from '#i18n/term-finder.ts'
import { checkComplete } from './complete.ts'
import { checkGlossary, checkTerms, type GlossaryInput } from './glossary.ts'
import { checkDirection } from './direction.ts'
import { checkIdentical, checkRuns, checkWordsLeft } from './leftovers.ts'
import { checkLength, readTightKeys, readTightPlaces } from './length.ts'
import { checkParameters } from './parameters.ts'
import { checkBareNumbers, checkCategories, checkNumberSigns } from './plurals.ts'
import { lineOf, type Problem } from './problem.ts'
import { flatten, pairsOf, readCatalogues, type Catalogue, type Kind } from './read.ts'
import { checkSigns } from './signs.ts'
import { isNamed, readSource } from './named.ts'

function catalogue(locale: Locale, content: unknown, kind: Kind = 'site'): Catalogue {
  return { locale, kind, texts: new Map(flatten(content, kind, []).map((text) => [text.key, text])), error: null }
}

function pairs(locale: Locale, english: string, text: string, { kind = 'site', key = 'a' }: { kind?: Kind; key?: string } = {}) {
  return pairsOf([catalogue('en', { [key]: english }, kind), catalogue(locale, { [key]: text }, kind)])
}

function lines(problems: readonly Problem[]): string[] {
  return problems.map(lineOf)
}

it('finds what is missing, empty, surplus, and not valid', () => {
  const english = catalogue('en', { a: 'A', b: 'B', c: 'C', d: 'D' })
  const german = catalogue('de', { b: ' ', c: '{count, plural, one {#}', d: '{count, plural, offset:1 other {#}}', e: 'E' })
  expect(lines(checkComplete([english, german]))).toEqual([
    'de/site a: missing',
    'de/site b: missing',
    'de/site e: not in English',
    expect.stringMatching(/^de\/site c: not valid ICU/),
    'de/site d: offset plurals are not supported',
  ])
  expect(lines(checkComplete([english, { ...german, error: 'missing' }]))).toEqual(['de/site file: missing'])
})

it('finds arguments and tags that differ, also in branches', () => {
  expect(lines(checkParameters(pairs('de', 'About <b>{car}</b>', 'Über {auto}')))).toEqual(['de/site a: arguments {auto} instead of {<b>, car}'])
  expect(checkParameters(pairs('de', '{n, plural, one {# of {x}} other {#}}', '{n, plural, other {# von {x}}}'))).toEqual([])
})

it('asks for the plural categories of each language', () => {
  const message = '{n, plural, one {# a} other {# b}}'
  const lacking = (locale: Locale, text = message) => lines(checkCategories([catalogue(locale, { a: text })]))
  expect(lacking('de')).toEqual([])
  expect(lacking('fr')).toEqual([])
  expect(lacking('th', '{n, plural, other {#}}')).toEqual([])
  expect(lacking('ru')).toEqual([`ru/site a: {n} lacks many, few: ${message}`])
  expect(lacking('ar')[0]).toContain('lacks zero, two, few, many')
  expect(lacking('ar', '{n, plural, =0 {0} one {1} two {2} few {#} many {#} other {#}}')).toEqual([])
})

it('finds a branch that does not say its number, where English does', () => {
  const english = '{n, plural, =0 {none} one {# car} other {# cars}}'
  const silent = (locale: Locale, text: string) => lines(checkNumberSigns(pairs(locale, english, text))).map((line) => line.split(':')[1])
  expect(silent('de', '{n, plural, one {ein Auto} other {Autos}}')).toEqual([' {n} has no # in other'])
  expect(silent('ru', '{n, plural, one {автомобиль} few {# автомобиля} many {автомобилей} other {# автомобиля}}')).toEqual([
    ' {n} has no # in one',
    ' {n} has no # in many',
  ])
  expect(silent('ar', '{n, plural, zero {لا} one {واحدة} two {اثنتان} few {# سيارات} many {# سيارة} other {{n} سيارة}}')).toEqual([])
  expect(checkNumberSigns(pairs('de', '{n, plural, one {car} other {cars}}', '{n, plural, one {Auto} other {Autos}}'))).toEqual([])
})

it('finds single English words in other scripts, names excepted', () => {
  const found = (text: string, names = {}) => lines(checkWordsLeft([catalogue('en', { a: 'Please send it' }), catalogue('th', { a: text })], names))
  expect(found('Send')).toEqual(['th/site a: English word: Send'])
  expect(found('ส่ง Send Enquiry', { site: ['Send'] })).toEqual([])
  expect(found('BYD Seal, VIN')).toEqual([])
  expect(found('ส่ง', { site: ['Send'] })).toEqual(['list messages/latin-words.json site Send: is no longer needed'])
})

it('finds signs that no text of a language holds', () => {
  const found = (locale: Locale, text: string, english = 'A') => lines(checkSigns([catalogue('en', { a: english }), catalogue(locale, { a: text })]))
  expect(found('de', 'Anfr\ufffd')).toEqual(['de/site a: holds a control character or one of a wrong encoding'])
  expect(found('de', 'Bestellung ')).toEqual(['de/site a: begins or ends with a blank'])
  expect(found('de', 'Bestellung: ', 'Order: ')).toEqual([])
  expect(found('th', 'ราคา 价格')).toEqual(['th/site a: letters of another script: 价格'])
  expect(found('zh', '价格 FOB，ar: µ')).toEqual([])
})

it('finds what would fall apart in text from the right, and marks of direction that are none', () => {
  const found = (locale: Locale, text: string, kind: Kind = 'articles') => lines(checkDirection([catalogue(locale, { a: text }, kind)]))
  expect(found('ar', 'اتصلوا بنا +86 400 555 0100')).toEqual(['ar/articles a: phone number is not set apart by U+2068 … U+2069: +86 400 555 0100'])
  expect(found('ar', 'اتصلوا بنا \u2068+86 400 555 0100\u2069')).toEqual([])
  expect(found('ur', 'چیسس نمبر 1M8GDM9A1KP042788')).toEqual(['ur/articles a: chassis number is not set apart by U+2068 … U+2069: 1M8GDM9A1KP042788'])
  expect(found('ur', 'یونٹ QC432B36')[0]).toContain('stock number')
  expect(found('ur', 'PDF، JPEG')[0]).toContain('row of Latin words')
  expect(found('de', 'Tel. +86 400 555 0100')).toEqual([])
  expect(found('de', 'a\u202eb')).toEqual(['de/articles a: holds a mark that forces a direction'])
  expect(found('ar', 'a\u2068b')).toEqual(['ar/articles a: U+2068 and U+2069 are no pairs'])
  expect(found('ar', 'عن \u2068{car}\u2069', 'site')).toEqual(['ar/site a: a value is set apart by hand'])
})

it('finds a number before a noun where English has a plural', () => {
  const english = '{n, plural, one {# car} other {# cars}}'
  expect(lines(checkBareNumbers(pairs('fr', english, '{n} voitures')))).toEqual(['fr/site a: {n} has no plural: {n} voitures'])
  expect(checkBareNumbers(pairs('fr', english, 'Voitures : {n}'))).toEqual([])
  expect(checkBareNumbers(pairs('zh', english, '{n} 辆车'))).toEqual([])
})

it('finds English that was left, and list entries that nothing needs', () => {
  expect(lines(checkIdentical(pairs('de', 'Filter', 'Filter'), {}))).toEqual(['de/site a: still English: Filter'])
  expect(checkIdentical(pairs('de', 'Filter', 'Filter'), { 'site.a': ['de'] })).toEqual([])
  expect(lines(checkIdentical(pairs('de', 'Filter', 'Suche'), { 'site.a': ['de'] }))).toEqual([
    'list messages/same-as-english.json site.a de: is no longer needed',
  ])
  expect(checkIdentical(pairs('de', 'GB/T', 'GB/T', { kind: 'articles' }), {})).toEqual([])
  expect(lines(checkRuns(pairs('ru', 'x', 'Цена freight для {car}')))).toEqual([])
  expect(lines(checkRuns(pairs('ru', 'x', 'Цена without any freight для {car}')))).toEqual(['ru/site a: English words: without any freight'])
  expect(checkRuns(pairs('ru', 'x', 'Почта sales@example.com, судно ro-ro'))).toEqual([])
  expect(checkRuns(pairs('de', 'x', 'without any freight'))).toEqual([])
})

it('finds what is too long where it is tight, counting letters and not marks', async () => {
  const tight = await readTightPlaces()
  const check = (locale: Locale, text: string, english = 'Agree to all') => lines(checkLength(pairs(locale, english, text, { key: 'consent.agree' }), tight))
  expect(check('de', 'Zustimmen zu allem')).toEqual([])
  expect(check('de', 'Allen Zwecken zustimmen')).toEqual(['de/site consent.agree: 23 letters wide, room for 19 (button): Allen Zwecken zustimmen'])
  expect(check('th', 'ที่นี่ที่นี่ที่นี่ที่นี่')).toEqual([])
  expect(check('zh', '我同意以上全部的各项用途')).toHaveLength(1)
  expect(check('de', 'Sechzehn Zeichen', 'OK')).toEqual([])
  expect(check('de', 'Siebzehn Zeichen.', 'OK')).toHaveLength(1)
  expect(tight('site.faq.priceAnswer')).toBeNull()
  const places = ['site.club.verifyButton', 'admin.login.submit', 'site.member.stage.quoted', 'admin.dealers.columns.stage', 'site.article.category.papers']
  expect(places.map((name) => tight(name)?.place)).toEqual(['button', 'button of the back office', 'badge', 'head of a table', 'chip'])
})

it('names tight places of texts that are there', async () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const names = (await readCatalogues(root)).flatMap(({ kind, locale, texts }) => (locale === 'en' ? [...texts.keys()].map((key) => `${kind}.${key}`) : []))
  const patterns = await readTightKeys()
  expect(patterns.filter(({ finder }) => !names.some((name) => finder.test(name))).map(({ key }) => key)).toEqual([])
})

it.each([
  ["t('car.title')", true],
  ["useTranslations('car'); t('title')", true],
  ["labelOf(t, 'car', { title: 1 })", true],
  ['t(`car.${name}`)', true],
  ['t(`${group}.title`)', true],
  ["t('title')", false],
  ["useTranslations('car'); t('titles')", false],
  ['t(`cars.${name}`)', false],
])('knows whether %s names car.title: %s', (code, expected) => {
  expect(isNamed({ key: 'car.title', path: ['car', 'title'] }, readSource(code))).toBe(expected)
})

const TERMS = {
  vehicle: { match: ['vehicle', 'vehicles'], meaning: 'A car or truck.' },
  'commercial vehicle': { match: ['commercial vehicles?'], meaning: 'A truck or bus.' },
}
const GERMAN = {
  vehicle: { use: 'Fahrzeug', forms: ['fahrzeug'], avoid: ['Wagen'] },
  'commercial vehicle': { use: 'Nutzfahrzeug', forms: ['nutzfahrzeug'], avoid: [] },
}
const THAI = { vehicle: { use: 'รถ', forms: ['รถ'], avoid: ['พาหนะ'] }, 'commercial vehicle': { use: 'รถพาณิชย์', forms: ['รถพาณิชย์'], avoid: [] } }

function glossary(changes: Partial<GlossaryInput> = {}): GlossaryInput {
  return {
    terms: TERMS,
    exceptions: {},
    glossaries: new Map<Locale, typeof GERMAN>([
      ['de', GERMAN],
      ['th', THAI],
    ]),
    ...changes,
  }
}

it('finds terms at word borders, the longest first', () => {
  const find = termFinder(TERMS)
  expect(find('Vehicles and vehicular things')).toEqual(['vehicle'])
  expect(find('commercial\u00a0vehicles')).toEqual(['commercial vehicle'])
  expect(find('Commercial vehicles and other vehicles').toSorted()).toEqual(['commercial vehicle', 'vehicle'])
})

it('finds a term that is said otherwise, and a word to be avoided', () => {
  const check = (locale: Locale, text: string, exceptions = {}) => lines(checkGlossary(pairs(locale, 'This vehicle', text), glossary({ exceptions })))
  expect(check('de', 'Dieses FAHRZEUG')).toEqual([])
  expect(check('de', 'Dieses Auto')).toEqual(['de/site a: term "vehicle" is not said as "Fahrzeug": Dieses Auto'])
  expect(check('de', 'Dieses Fahrzeug: ein Wagen')).toEqual(['de/site a: "Wagen" is to be avoided for "vehicle": Dieses Fahrzeug: ein Wagen'])
  expect(check('de', 'Dieses Fahrzeug, der Wagenheber')).toEqual([])
  expect(check('th', 'รถยานพาหนะนี้')).toHaveLength(1)
  expect(check('de', 'Dieses Auto', { de: { 'site.a': ['vehicle'] } })).toEqual([])
  expect(check('de', 'Dieses Fahrzeug', { de: { 'site.a': ['vehicle'] } })).toEqual(['list glossary/exceptions.json de site.a vehicle: is no longer needed'])
})

it('does not take the name of an argument for a term', () => {
  expect(checkGlossary(pairs('de', 'About {vehicle}', 'Über {vehicle}'), glossary())).toEqual([])
})

it('checks the glossary itself', () => {
  const wrong = { vehicle: { use: 'Wagen', forms: ['fahrzeug'], avoid: ['wagen'] }, ship: { use: 'Schiff', forms: ['schiff'], avoid: [] } }
  expect(lines(checkTerms(TERMS, new Map([['de', wrong as never]])))).toEqual([
    'de/glossary commercial vehicle: missing',
    'de/glossary vehicle: "Wagen" has none of its forms',
    'de/glossary vehicle: "Wagen" holds "wagen", which is to be avoided',
    'de/glossary ship: not a term',
  ])
})
