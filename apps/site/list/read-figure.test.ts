import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { readFigure } from './read-figure.ts'

// R6.20
it.each([
  ['20000', 20_000],
  [' 007 ', 7],
  ['20.000', 20_000],
  ['20,000', 20_000],
  ['20 000', 20_000],
  ['20\u00a0000', 20_000],
  ['20\u202f000', 20_000],
  ["20'000", 20_000],
  ['20’000', 20_000],
  ['1.234.567', 1_234_567],
  ['1,20,000', 120_000],
  ['20.000,00', 20_000],
  ['20,000.50', 20_001],
  ['12.5', 13],
  ['20k', 20_000],
  ['20 K', 20_000],
  ['12.5k', 12_500],
  ['12,5k', 12_500],
  ['20к', 20_000],
  ['20 тыс.', 20_000],
  ['20 mil', 20_000],
  ['2万', 20_000],
  ['US$20,000', 20_000],
  ['$ 20.000', 20_000],
  ['90.000 km', 90_000],
  ['١٢٠٠٠', 12_000],
  ['١٢٬٠٠٠', 12_000],
  ['۱۲۰۰۰', 12_000],
  ['๑๒๐๐๐', 12_000],
  ['१२०००', 12_000],
  ['１２０００', 12_000],
  ['\u200f١٢', 12],
])('reads %s', (text, figure) => {
  expect(readFigure(text)).toBe(figure)
})

it.each(['', ' ', 'abc', '-5', '1e4', '12 5', '1.2345', '10.00.00', '20 0000', '9999999999', '1000000k', 'k', '20kk', '.5', '20.000 €'])(
  'does not read %s',
  (text) => {
    expect(readFigure(text)).toBeNull()
  },
)

it('reads what every language writes of a number', () => {
  const number = fc.integer({ min: 0, max: 999_999_999 })
  for (const locale of [...LOCALE_CODES, 'ar-EG', 'fa', 'hi', 'de-CH'])
    fc.assert(
      fc.property(number, (figure) => {
        expect(readFigure(new Intl.NumberFormat(locale).format(figure))).toBe(figure)
      }),
    )
})
