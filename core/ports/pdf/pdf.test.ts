import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { QuotationSheet } from '#contract/quotation-sheet.ts'
import { LOCALE_CODES, localeInfo, type Locale } from '#i18n/locales.ts'
import { PdfFailure } from './port.ts'
import { readPdf, sampleRow, sampleSheet } from './testing.ts'
import { createPdfMaker } from './typst.ts'

const maker = createPdfMaker()
const read = async (sheet: QuotationSheet) => readPdf(await maker.quotation(sheet))

const LATIN = ['IBMPlexSans-Regular', 'IBMPlexSans-SemiBold']
const FONTS: Partial<Record<Locale, string[]>> = {
  ar: ['IBMPlexSansArabic-Regular', 'IBMPlexSansArabic-SemiBold'],
  th: ['IBMPlexSansThai-Regular', 'IBMPlexSansThai-SemiBold'],
  ur: [...LATIN, 'NotoNastaliqUrdu-Regular', 'NotoNastaliqUrdu-SemiBold'],
  zh: [...LATIN, 'NotoSansHans-Bold', 'NotoSansHans-Regular'],
}

it.each(LOCALE_CODES)('%s is set in the fonts of its script and says its language', async (locale) => {
  const sheet = await sampleSheet(locale)
  const { signs, ...pdf } = await read(sheet)
  expect(pdf).toEqual({ pages: 1, fonts: FONTS[locale] ?? LATIN, language: locale, isTagged: true, isRtl: localeInfo(locale).dir === 'rtl' })
  const letters = Array.from(sheet.title + sheet.currency).filter((sign) => /\p{L}/u.test(sign))
  expect(letters.filter((letter) => !signs.has(letter))).toEqual([])
})

it.each(['ar', 'en', 'th', 'ur'] as const)('tells the duties at import in %s', async (locale) => {
  const fact = { label: '', value: '', isLatin: true }
  const note = (await sampleSheet(locale)).terms.notIncluded
  const estimate = { label: note, facts: [{ ...fact, label: 'QQ', value: 'ZZ' }], note }
  const { signs } = await read(await sampleSheet(locale, { estimate }))
  expect(['Q', 'Z'].filter((letter) => !signs.has(letter))).toEqual([])
})

it('takes milliseconds', async ({ annotate }) => {
  const sheet = await sampleSheet('en')
  const other = createPdfMaker()
  const times: string[] = []
  for (let round = 0; round < 5; round += 1) {
    const since = performance.now()
    await other.quotation({ ...sheet, title: `Quotation ${round}` })
    times.push((performance.now() - since).toFixed(0))
  }
  expect(times).toHaveLength(5)
  await annotate(`first and later documents: ${times.join(', ')} ms`)
})

it('gives the same bytes for the same sheet, whoever makes them', async () => {
  const sheet = await sampleSheet('ur')
  const first = await maker.quotation(sheet)
  await maker.quotation(await sampleSheet('en'))
  expect(Buffer.compare(first, await maker.quotation(sheet))).toBe(0)
  expect(Buffer.compare(first, await createPdfMaker().quotation(sheet))).toBe(0)
  expect(Buffer.compare(first, await maker.quotation({ ...sheet, currency: '' }))).not.toBe(0)
})

it.each(['en', 'ar'] as const)('shows names of every script in a document of %s', async (locale) => {
  const buyer = { label: 'Buyer', name: 'محمد', lines: ['Иван', 'สมชาย', '王小明', 'Zoë', 'پاکستان'] }
  const { fonts, signs } = await read(await sampleSheet(locale, { buyer }))
  expect(fonts.map((name) => name.split('-')[0])).toEqual(expect.arrayContaining(['IBMPlexSans', 'IBMPlexSansArabic', 'IBMPlexSansThai', 'NotoSansHans']))
  for (const sign of 'محИสชย王小明ëپ') expect(signs).toContain(sign)
})

it('makes the document although no font has a sign', async () => {
  const buyer = { label: '', name: '한국 বাংলা 🚗👍🏽🇰🇪', lines: ['\ud800\u0000\u0007 \u202eevil\u202c', 'l i\u200bn\u00ade\nnext'] }
  const rows = [sampleRow({ title: '\udc00', quantity: '\ud800', unitPrice: '\ud800', amount: '\u0000' })]
  const { pages } = await read(await sampleSheet('en', { buyer, rows }))
  expect(pages).toBe(1)
})

it('shows hostile words as they are and evaluates none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayline-pdf-'))
  const file = path.join(folder, 'secret.txt')
  await writeFile(file, 'ЖЩЮ')
  try {
    const words = `#read("${file}") #panic("x") *bold* _it_ $x^2$ @ref // c /* d */ <label> \`raw\` = \\ \\u{202e} {a} ~`
    const hostile = { label: words, lines: [words, '= Heading', '- item', '/ term: x', '#include "/etc/passwd"'] }
    const party = { ...hostile, name: words }
    const sheet = await sampleSheet('en', {
      title: words,
      mark: words,
      facts: [{ label: words, value: words, isLatin: true }],
      buyer: party,
      seller: party,
      rows: [{ title: words, details: [words], quantity: words, unitPrice: words, amount: words }],
      remarks: hostile,
      conditions: hostile,
      check: { label: words, text: words, address: words, code: '"/><script>', matrix: [[true]] },
    })
    const { signs } = await read(sheet)
    expect(Array.from('ЖЩЮ').filter((sign) => signs.has(sign))).toEqual([])
    expect(Array.from('#"*_$^@/<>`=\\{}~').filter((sign) => !signs.has(sign))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('goes on over several pages', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => sampleRow({ title: `Vehicle ${index + 1}`, details: ['Five seats', 'Left-hand drive'] }))
  expect((await read(await sampleSheet('en', { rows }))).pages).toBeGreaterThan(2)
  // A row that is higher than a page parts, others do not.
  const details = Array.from({ length: 150 }, (_, index) => `Line ${index + 1}`)
  expect((await read(await sampleSheet('ur', { rows: [sampleRow({ details })] }))).pages).toBeGreaterThan(3)
})

it.each(LOCALE_CODES)('takes the longest and the shortest words in %s', async (locale) => {
  const words = 'Lorem ipsum dolor sit amet '
  const amounts = { quantity: '9,999', unitPrice: 'US$10,000,000,000.00', amount: 'US$10,000,000,000.00' }
  const long = { label: 'x'.repeat(40), lines: [words.repeat(75), 'W'.repeat(160)] }
  const rows = [sampleRow({ title: 'W'.repeat(160), details: [words.repeat(11), 'm'.repeat(300)], ...amounts })]
  const party = { ...long, name: words.repeat(6) }
  const sums = [{ label: 'P'.repeat(120), amount: amounts.amount, isTotal: true }]
  const filled = await sampleSheet(locale, { rows, seller: party, buyer: party, sums, remarks: long, conditions: long, mark: words })
  expect((await read(filled)).pages).toBeGreaterThan(1)
  const nobody = { label: '', name: '', lines: [] }
  const empty = { title: '', facts: [], seller: nobody, buyer: nobody, rows: [], sums: [], currency: '', remarks: null, conditions: null }
  for (const rest of [
    { bank: null, check: null },
    { bank: null, check: { label: '', text: '', address: '', code: '', matrix: [] } },
    { bank: { label: '', facts: [], safety: '' }, check: null },
  ]) {
    expect((await read(await sampleSheet(locale, { ...empty, ...rest }))).pages).toBe(1)
  }
})

it('says so where the native package does not run, and tries again with the next document', async () => {
  const sheet = await sampleSheet('en')
  let tries = 0
  const elsewhere = createPdfMaker(async () => {
    tries += 1
    if (tries === 1) throw new Error('Cannot find native binding')
    return import('@myriaddreamin/typst-ts-node-compiler')
  })
  const failure = elsewhere.quotation(sheet)
  await expect(failure).rejects.toBeInstanceOf(PdfFailure)
  await expect(failure).rejects.toThrow(`no binary that runs on ${process.platform}-${process.arch}`)
  expect((await elsewhere.quotation(sheet)).byteLength).toBeGreaterThan(10_000)
})
