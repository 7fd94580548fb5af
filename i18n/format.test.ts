import { describe, expect, it } from 'vitest'
import {
  formatBytes,
  formatDate,
  formatDayRange,
  formatHours,
  formatList,
  formatMonth,
  formatLitres,
  formatNumber,
  formatPercent,
  formatRow,
  formatSides,
  formatMoney,
  formatUsd,
  toHorsepower,
  formatWeekdays,
  formatZone,
  formatZoneName,
  joinSentences,
} from './format.ts'
import { LOCALE_CODES } from './locales.ts'

describe('formatUsd', () => {
  it.each([
    ['en', 'US$12,300'],
    ['ar', 'US$12,300'],
    ['ur', 'US$12,300'],
    ['th', 'US$12,300'],
    ['zh', 'US$12,300'],
    ['de', '12.300 US$'],
    ['es', 'US$ 12,300'],
    ['fr', '12 300 $US'],
    ['it', '12.300 US$'],
    ['nl', 'US$ 12.300'],
    ['ru', '12 300 $'],
  ] as const)('%s writes %s', (locale, expected) => {
    expect(formatUsd(locale, 1_230_000).replaceAll(/\s/g, ' ')).toBe(expected)
  })

  it('shows cents only where there are some', () => {
    expect(formatUsd('en', 160)).toBe('US$1.60')
    expect(formatUsd('en', 200)).toBe('US$2')
  })
})

describe('formatMoney', () => {
  it.each([
    ['en', 'KES 2,490,000'],
    ['ar', 'KES 2,490,000'],
    ['ur', 'KES 2,490,000'],
    ['es', 'KES 2,490,000'],
    ['ru', '2 490 000 KES'],
  ] as const)('%s writes %s, in whole units with the code', (locale, expected) => {
    expect(formatMoney(locale, { amount: 2_490_000.4, currency: 'KES' }).replaceAll(/\s/g, ' ')).toBe(expected)
    expect(formatMoney(locale, { amount: 13.3, currency: 'KWD' })).not.toContain('3.3')
  })
})

it.each([
  ['en', '3%'],
  ['de', '3\u00a0%'],
  ['es', '3\u00a0%'],
  ['fr', '3\u00a0%'],
  ['it', '3\u00a0%'],
  ['nl', '3\u00a0%'],
  ['pt', '3\u00a0%'],
  ['ru', '3\u00a0%'],
  ['th', '3%'],
  ['ur', '3%'],
  ['ar', '3%'],
  ['zh', '3%'],
] as const)('%s writes per cents as %s', (locale, expected) => {
  expect(formatPercent(locale, 3).replaceAll(/[\u200e\u200f\u061c]/g, '')).toBe(expected)
})

describe('technical values', () => {
  it.each(LOCALE_CODES)('keep Latin digits in %s', (locale) => {
    expect(formatNumber(locale, 1_234_567.5, 1)).toMatch(/^[\d.,\s]+$/)
    expect(formatLitres(locale, 1998)).toMatch(/^2[.,]0$/)
  })

  it('group thousands from the first one on', () => {
    expect(formatNumber('es', 8300)).toBe('8,300')
    expect(formatNumber('pt', 8300).replaceAll(/\s/g, ' ')).toBe('8 300')
  })
})

describe('formatDate', () => {
  it.each(LOCALE_CODES)('is Gregorian in %s', (locale) => {
    expect(formatDate(locale, '2026-11-21T23:30:00Z')).toMatch(/2026/)
    expect(formatDate(locale, '2026-11-21T23:30:00Z')).toMatch(/21/)
  })
})

it.each([
  ['en', 'November 2026'],
  ['ru', 'ноября 2026 г.'],
  ['es', 'noviembre de 2026'],
  ['pt', 'novembro de 2026'],
  ['zh', '2026年11月'],
  ['th', 'พฤศจิกายน 2026'],
] as const)('writes a month as it stands in a date (%s)', (locale, text) => {
  expect(formatMonth(locale, '2026-11')).toBe(text)
})

it('joins a list as the language does', () => {
  expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b and c')
  expect(formatList('de', ['a', 'b'])).toBe('a und b')
  expect(formatList('th', ['Chery', 'Great Wall', 'Omoda'])).toBe('Chery, Great Wall และ Omoda')
  expect(formatList('th', ['BYD'])).toBe('BYD')
  expect(formatList('th', ['กันชนหน้า', 'ฝาท้าย'])).toBe('กันชนหน้าและฝาท้าย')
  expect(formatList('zh', ['Chery', 'Jaecoo', 'Omoda'])).toBe('Chery、Jaecoo 和 Omoda')
  expect(formatList('zh', ['Omoda', '长城'])).toBe('Omoda 和长城')
})

it('keeps a day with its month', () => {
  expect(formatDate('en', '2026-11-21')).toBe('21\u00a0November 2026')
  expect(formatDate('de', '2026-11-07')).toBe('7.\u00a0November 2026')
  expect(formatDate('es', '2025-12-04')).toBe('4\u00a0de\u00a0diciembre de\u00a02025')
  expect(formatDate('zh', '2026-11-21')).toBe('2026年11月21日')
})

it('keeps Latin names in order and whole where text runs from the right', () => {
  expect(formatList('ar', ['Chery', 'Great Wall', 'Omoda'])).toBe('⁨Chery⁩ و⁨Great Wall⁩ و⁨Omoda⁩')
  expect(formatList('ur', ['Chery', 'Great Wall', 'Omoda'])).toBe('⁨Chery⁩، ⁨Great Wall⁩ اور ⁨Omoda⁩')
  expect(formatList('ur', ['BYD', 'Omoda'])).toBe('⁨BYD⁩ اور ⁨Omoda⁩')
  expect(formatList('ar', [])).toBe('')
})

it('sets parts of one thing in a row with the comma of the language', () => {
  expect(formatRow('en', ['PDF', '240 kB'])).toBe('PDF, 240 kB')
  expect(formatRow('zh', ['PDF', '240 kB'])).toBe('PDF，240 kB')
  expect(formatRow('ur', ['PDF', '240 kB'])).toBe('⁨PDF⁩، ⁨240 kB⁩')
})

it('names the sides of a thing in the order of the page', () => {
  expect(formatSides('en', [4680, 1895, 1720])).toBe('4,680\u00a0× 1,895\u00a0× 1,720')
  expect(formatSides('ar', [4680, 1895])).toBe('\u200f4,680\u00a0× 1,895')
})

it('writes no era in Thai', () => {
  expect(formatDate('th', '2026-11-21')).toBe('21\u00a0พฤศจิกายน 2026')
})

it('counts the first of a month in French, and no other day', () => {
  const days = (from: string, to: string) => formatDayRange('fr', { from, to, timeZone: 'UTC' }).replaceAll(/\s/g, ' ')
  expect(formatDate('fr', '2026-08-01')).toBe('1er\u00a0août 2026')
  expect(['2026-08-11', '2026-08-21', '2026-08-31'].map((day) => formatDate('fr', day))).toEqual([
    '11\u00a0août 2026',
    '21\u00a0août 2026',
    '31\u00a0août 2026',
  ])
  expect(formatDate('it', '2026-08-01')).toBe('1\u00a0agosto 2026')
  expect(days('2026-08-01', '2026-08-01')).toBe('1er août 2026')
  expect(days('2026-08-01', '2026-08-03')).toMatch(/^1er ?– ?3 août 2026$/)
  expect(days('2026-07-31', '2026-08-01')).toMatch(/^31 juillet ?– ?1er août 2026$/)
})

it.each([
  ['Asia/Shanghai', 'UTC+8'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/Lima', 'UTC−5'],
  ['UTC', 'UTC'],
])('tells the clock of %s as %s', (timeZone, zone) => {
  expect(formatZone('2027-03-16T08:00:00Z', timeZone)).toBe(zone)
})

describe('days and hours of a place', () => {
  const range = { from: '2027-03-15T17:00:00.000Z', to: '2027-03-18T09:30:00.000Z', timeZone: 'Asia/Shanghai' }
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')

  it('are told by its own clock, Gregorian, with Latin digits', () => {
    expect(plain(formatDayRange('en', range))).toBe('16 – 18 March 2027')
    expect(plain(formatDayRange('en', { ...range, to: range.from }))).toBe('16 March 2027')
    expect(formatDayRange('zh', range)).toBe('2027年3月16日至18日')
    expect(formatDayRange('zh', { ...range, to: '2027-04-02T09:30:00.000Z' })).toBe('2027年3月16日至2027年4月2日')
    for (const locale of LOCALE_CODES) expect(formatDayRange(locale, range)).toMatch(/16.*2027|2027.*16/)
    expect(formatHours('fr', range)).toBe('01:00–17:30')
    expect(formatHours('ar', range)).toBe('01:00–17:30')
    expect(formatHours('ur', range)).toBe('01:00 تا 17:30')
  })
})

describe('formatBytes', () => {
  it.each([
    [12, '1 kB'],
    [240_400, '240 kB'],
    [1_250_000, '1.3 MB'],
  ])('%i is %s', (bytes, text) => {
    expect(formatBytes('en', bytes).replaceAll(/\s/g, ' ')).toBe(text)
  })

  it.each(LOCALE_CODES)('keeps Latin digits in %s', (locale) => {
    expect(formatBytes(locale, 240_400)).toContain('240')
  })
})

it('writes days of the week as a run or one by one', () => {
  expect([[1, 2, 3, 4, 5, 6], [7, 1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7], [6, 7], [1, 3, 5], [2]].map((days) => formatWeekdays('en', days))).toEqual([
    'Monday\u2009–\u2009Saturday',
    'Sunday\u2009–\u2009Thursday',
    'Monday\u2009–\u2009Sunday',
    'Saturday and Sunday',
    'Monday, Wednesday and Friday',
    'Tuesday',
  ])
  expect(formatWeekdays('es', [1, 2, 3, 4, 5])).toBe('Lunes\u2009–\u2009viernes')
  expect(formatWeekdays('zh', [1, 2, 3, 4, 5])).toBe('星期一至星期五')
})

it('names a time zone with how far it is from universal time, in summer too', () => {
  const zones = ['Asia/Shanghai', 'Europe/Berlin', 'Australia/Sydney', 'UTC']
  expect(zones.map((zone) => formatZoneName('de', zone))).toEqual([
    'Chinesische Normalzeit (UTC+8)',
    'Mitteleuropäische Zeit (UTC+1/UTC+2)',
    'Ostaustralische Zeit (UTC+11/UTC+10)',
    'UTC',
  ])
  expect(formatZoneName('zh', 'Africa/Lagos')).toBe('西部非洲时间（UTC+1）')
})

it('joins sentences that are there', () => {
  expect(joinSentences('en', ['One.', null, 'Two.'])).toBe('One. Two.')
  expect(joinSentences('zh', ['一。', '二。'])).toBe('一。二。')
  expect(joinSentences('en', [null])).toBe('')
})

it.each([
  ['en', 235],
  ['es', 235],
  ['ur', 235],
  ['de', 238],
  ['ru', 238],
  ['zh', 238],
] as const)('%s counts 175 kW as %s of its own horsepower', (locale, horsepower) => {
  expect(toHorsepower(locale, 175)).toBe(horsepower)
})
