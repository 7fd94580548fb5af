import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import messages from '#i18n/messages/en/head.json' with { type: 'json' }
import { LOCALE_CODES } from '#i18n/locales.ts'
import { preloadMessages } from '#i18n/server.ts'
import { fitDescription, fitTitle, shownSigns } from './fit-words.server.ts'
import { fitWords, namedPageWords, wordsOfPage } from './page-words.server.ts'
import { DESCRIPTION_SIGNS, plainWords, TITLE_SIGNS } from './plain-words.ts'

beforeAll(() => preloadMessages(['head']))

const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00a0\u202f]/

function faultsOf({ title, description }: { title: string; description: string }): string[] {
  const [short, long] = [shownSigns(title), shownSigns(description)]
  return [
    ...(short < TITLE_SIGNS.least || short > TITLE_SIGNS.most ? [`title ${short}: ${title}`] : []),
    ...(long < DESCRIPTION_SIGNS.least || long > DESCRIPTION_SIGNS.most ? [`description ${long}: ${description}`] : []),
    ...(UNSEEN.test(title + description) ? [`unseen signs: ${title} ${description}`] : []),
  ]
}

describe('signs that a search result shows', () => {
  it('counts what is seen: a Thai letter with its vowel and tone once, a Han sign twice', () => {
    expect([shownSigns('BYD'), shownSigns('ที่'), shownSigns('二手 BYD'), shownSigns('é'), shownSigns('：')]).toEqual([3, 1, 8, 1, 2])
  })

  it('takes out what nobody sees, and keeps the joiners of letters', () => {
    expect(plainWords('Мало\u00adтон\u2060наж \u2068BYD\u2069\u00a0· 2024\n x\u200cy')).toBe('Малотоннаж BYD · 2024 x\u200cy')
  })
})

describe('a title', () => {
  const tails = ['new and used cars from China', 'FOB prices from China', 'cars from China']
  const fit = (...candidates: string[]) => fitTitle({ locale: 'en', candidates, tails, otherwise: 'Cars from China for export, otherwise' })

  it('is the first candidate that is shown whole', () => {
    expect(fit('x'.repeat(61), 'The second candidate is shown whole', 'The third candidate is shown whole')).toBe('The second candidate is shown whole')
  })

  it('is filled where it is short, and loses words where all are long', () => {
    expect(fit('MG 4')).toBe('MG 4 · new and used cars from China')
    expect(fit('Reading the range of a Chinese electric car before you order twenty of them')).toBe('Reading the range of a Chinese electric car before you…')
    expect(fit('x'.repeat(80))).toBe('Cars from China for export, otherwise')
  })
})

describe('a description', () => {
  const closing = [
    'New and used cars and trucks from China.',
    'FOB prices in US dollars.',
    'Shipping to your port with documents.',
    'Ask for a quote in your language.',
  ]

  it('is whole sentences of the page, and as few of ours as it takes', () => {
    const first = 'One sentence that says what the page is about, as long as that takes, which is nearly all.'
    expect(fitDescription({ locale: 'en', paragraphs: [`${first} ${'X'.repeat(90)}.`], closing })).toBe(`${first} New and used cars and trucks from China.`)
  })
})

it('gives every page of the company a title and a description that fit, in every language', () => {
  const faults = LOCALE_CODES.flatMap((locale) => {
    const pages = Object.keys(messages.title) as (keyof typeof messages.title)[]
    const words = pages.map((page) => namedPageWords(locale, page, ['']))
    expect(new Set(words.map(({ title }) => title)).size).toBe(pages.length)
    return words.flatMap(faultsOf).map((fault) => `${locale} ${fault}`)
  })
  expect(faults).toEqual([])
})

it('fits whatever a page is called and says, in every language (R24.1)', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc
      .array(
        fc.constantFrom(
          'Changan',
          'CS75',
          'Plus',
          '2.0T',
          '6x4',
          'Tipper',
          '20 m3',
          '豪华版',
          'พลัส',
          'пробег',
          'سيارة',
          'اُردو',
          '\u2068BYD\u2069',
          '\u00ad',
          '(',
        ),
        { maxLength: 18 },
      )
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALE_CODES),
      fc.array(name, { minLength: 1, maxLength: 4 }),
      fc.array(name, { maxLength: 4 }),
      fc.integer({ min: 1, max: 300 }),
      (locale, candidates, paragraphs, page) => {
        for (const tail of ['tail', 'partTail'] as const) {
          const words = fitWords(locale, { candidates, paragraphs, tail })
          expect([...faultsOf(words), ...faultsOf(wordsOfPage(locale, words, page))]).toEqual([])
        }
      },
    ),
    { numRuns: 400 },
  )
})
