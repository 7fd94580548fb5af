import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Claims } from '#contract/company.ts'
import type { ClaimName } from '#contract/company-values.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { companyFigures, companyReasons, companyStory, sampleCompanyNote } from './claims.server.ts'

const NONE = UNSET_SETTINGS.claims
const COUNTED = { as_of: '2023-03-01', source: 'Book of exports' }
const ALL: Claims = {
  founded: { value: 1998, ...COUNTED },
  qualified: { value: 2021, ...COUNTED },
  vehicles: { value: 4321, ...COUNTED },
  makers: { value: 17, ...COUNTED },
  countries: { value: 46, ...COUNTED },
  staff: { value: 83, ...COUNTED },
  enquiries: { value: 7654, ...COUNTED },
}

/** Messages that tell claims, by what they take. */
const TAKEN = {
  'home.whyFoundedTitle': ['year'],
  'home.whyQualifiedText': ['year'],
  'home.whyMakersTitle': ['figure'],
  'home.whyStaffTitle': ['figure'],
  'home.whyVehiclesTitle': ['figure'],
  'home.whyVehiclesText': ['date'],
  'home.whyShippedText': ['figure'],
  'home.whyCountriesTitle': ['figure'],
  'about.storyFounded': ['year'],
  'about.storyQualified': ['year'],
  'about.storyVehicles': ['date', 'figure'],
  'about.storyEnquiries': ['figure'],
  'about.storyStaff': ['figure'],
  'about.figureVehicles': ['date'],
} as const satisfies Record<string, readonly ('year' | 'figure' | 'date')[]>

beforeAll(() => preloadMessages(['site', 'head']))

const languageOf = (locale: Locale) => ({ t: createServerTranslator(locale, 'site'), locale })

/** All that a language tells of claims. */
function told(locale: Locale, claims: Claims): string[] {
  const language = languageOf(locale)
  const pairs = [...companyFigures(language, claims), ...companyReasons(language, claims)]
  return [...pairs.flatMap(({ label, value }) => [label, value]), ...companyStory(language, claims)]
}

describe.each(LOCALE_CODES)('what is claimed in %s', (locale) => {
  it('is in no message itself: each takes what it tells', () => {
    const messages = writtenMessages(locale)
    for (const [key, taken] of Object.entries(TAKEN)) {
      const message = messageAt(messages, key)
      expect([key, [...new Set(message.match(/(?<=\{)(?:year|figure|date)(?=\})/g))].toSorted()]).toEqual([key, taken])
      expect([key, message.match(/\d/)]).toEqual([key, null])
    }
  })

  it('is nothing where nothing is set: what we do, without a figure', () => {
    const texts = told(locale, NONE)
    expect(texts).toHaveLength(1)
    expect(texts[0]).not.toMatch(/\d/)
  })

  it('is every figure and the day of its count, read as the language writes them', () => {
    const texts = told(locale, ALL).join('\n')
    for (const year of ['1998', '2021']) expect(texts).toContain(year)
    for (const value of [4321, 17, 46, 83, 7654]) expect(texts).toContain(formatNumber(locale, value))
    expect(texts.split(formatDate(locale, COUNTED.as_of))).toHaveLength(4)
  })

  it.each(Object.keys(ALL) as ClaimName[])('is %s alone where that alone is set', (name) => {
    const claims = { ...NONE, [name]: ALL[name] }
    const values = Object.values(ALL).map((claim) => claim?.value ?? 0)
    const numbers = told(locale, claims).flatMap((text) => numbersIn(text.replaceAll(formatDate(locale, COUNTED.as_of), '')))
    expect(numbers.length).toBeGreaterThan(0)
    expect(new Set(numbers)).toEqual(new Set(values.filter((value) => value === ALL[name]?.value)))
  })
})

it('shows a year as a year and counts in the reader’s numbers', () => {
  const figures = companyFigures(languageOf('de'), ALL)
  expect(figures.map(({ value }) => value)).toEqual(['1998', '4.321+', '17+', '46+', '83+', '7.654'])
  expect(figures[1]?.label).toBe('Bis zum 1.\u00a0März 2023 exportierte Fahrzeuge')
})

it('has four cards at most, and a text in each', () => {
  const lengths = [NONE, { ...NONE, qualified: ALL.qualified }, { ...NONE, founded: ALL.founded }, { ...ALL, vehicles: null }, ALL].map((claims) => {
    const cards = companyReasons(languageOf('en'), claims)
    for (const { label, value } of cards) expect([label.length > 0, value.length > 0]).toEqual([true, true])
    return cards.length
  })
  expect(lengths).toEqual([0, 1, 1, 4, 4])
})

it('counts in the plural of the language', () => {
  const staff = (value: number) => companyStory(languageOf('ru'), { ...NONE, staff: { value, ...COUNTED } })[1]
  expect([21, 22, 50].map(staff)).toEqual([21, 22, 50].map((value) => expect.stringContaining(`${value}\u00a0${value === 21 ? 'человека' : 'человек'}`)))
  const countries = (value: number) => companyReasons(languageOf('ar'), { ...NONE, countries: { value, ...COUNTED } })[0]?.value
  expect([5, 20, 100].map(countries)).toEqual(['نشحن إلى \u20685\u2069+ بلدان', 'نشحن إلى \u206820\u2069+ بلدًا', 'نشحن إلى \u2068100\u2069+ بلد'])
})

it('says of samples only that they are samples', () => {
  const { t } = languageOf('en')
  expect(sampleCompanyNote(t, true)).toEqual({ title: 'Sample company', text: expect.stringContaining('not promises') })
  expect(sampleCompanyNote(t, false)).toBeNull()
})

/** Messages as they are written, before they are made ready for use. */
function writtenMessages(locale: Locale): object {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../i18n/messages/${locale}/site.json`), 'utf8')) as object
}

function messageAt(messages: object, key: string): string {
  const found = key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], messages)
  if (typeof found !== 'string') throw new Error(`${key} is no plain message`)
  return found
}

/** Numbers of a text, whatever its language puts between thousands. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+|\d+/g)].map(([digits]) => Number(digits.replaceAll(/\D/g, '')))
}
