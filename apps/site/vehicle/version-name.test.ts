import { beforeAll, expect, it } from 'vitest'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { Locale } from '#i18n/locales.ts'
import { trimText, versionName } from './version-name.server.ts'

beforeAll(() => preloadMessages(['site']))

const text = (locale: Locale, trim: string) => trimText(createServerTranslator(locale, 'site'), trim).replaceAll('\u00a0', ' ')

// R8.14
it.each([
  ['en', '6x4 Tipper 20 m3', '6x4 Tipper 20 m³'],
  ['en', '1.6T DCT 7-seat', '1.6T DCT 7 seats'],
  ['ru', '6x4 Tipper 20 m3', '6x4 самосвал 20 м³'],
  ['ru', '430 hp 6x4 Tractor MT', '430 л. с. 6x4 седельный тягач MT'],
  ['es', 'Coach 51-seat', 'bus interurbano 51 asientos'],
  ['zh', '115 km Premium 7-seat', '115 km Premium 7 座'],
  ['de', 'AWD Long Range Export', 'AWD große Reichweite Exportversion'],
  ['fr', '2.0TD MT Panel Van', '2.0TD MT fourgon'],
  ['ar', '6x4 Tipper 20 m3', '\u200f6x4 قلاب \u206820\u2069 م³'],
] as const)('%s: %s is %s', (locale, trim, expected) => {
  expect(text(locale, trim)).toBe(expected)
})

it.each(['DM-i 55 Leading', 'Max+', 'Exporter', '4WD City Hunter', 'i-DM', 'e:HEV 2.0', '330TSI R-Line', '', '1-2-3', '$& $1'])(
  'leaves %j as its maker calls it',
  (trim) => {
    expect(text('ru', trim)).toBe(trim)
  },
)

it('stands before the year', () => {
  expect(versionName(createServerTranslator('en', 'site'), { trim: '702 km Max', model_year: 2026 })).toBe('702\u00a0km Max\u00a0· 2026')
  expect(versionName(createServerTranslator('en', 'site'), { trim: null, model_year: null })).toBe('')
})
