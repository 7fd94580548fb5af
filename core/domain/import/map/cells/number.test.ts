import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber } from './number.ts'

const point = { decimalComma: false, isWhole: false }
const comma = { decimalComma: true, isWhole: false }
const whole = { decimalComma: false, isWhole: true }

describe('readNumber', () => {
  it.each([
    ['1234', point, 1234, false],
    ['1,234', point, 1234, false],
    ['1,234.5', point, 1234.5, false],
    ['1.234,5', point, 1234.5, false],
    ['1 234', point, 1234, false],
    ["1'234.50", point, 1234.5, false],
    ['12,34,567', point, 1_234_567, false],
    ['1.234.567', point, 1_234_567, false],
    ['1,5', point, 1.5, false],
    ['0.450', point, 0.45, false],
    ['1.234', point, 1.234, false],
    ['1.234', comma, 1234, false],
    ['1,234', comma, 1.234, false],
    ['12.500', whole, 12_500, true],
    ['12,500', whole, 12_500, false],
    ['12,500', { decimalComma: true, isWhole: true }, 12_500, false],
    ['1e3', point, 1000, false],
    ['1.2E+05', point, 120_000, false],
    ['.5', point, 0.5, false],
  ])('%s with %j is %d', (text, options, value, isAmbiguous) => {
    expect(readNumber(text, options)).toEqual({ value, isAmbiguous })
  })

  it.each(['1,23.4.5', '1.2,3,4', '12,3456,789', '1.23.45'])('%s is no number', (text) => {
    expect(readNumber(text, point)).toBeNull()
  })

  it.each([
    ['en-GB', point],
    ['de-DE', comma],
    ['fr-FR', comma],
    ['de-CH', point],
    ['en-IN', point],
  ])('reads back what %s writes', (locale, options) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (hundredths) => {
        const text = format.format(hundredths / 100).normalize('NFKC')
        expect(readNumber(text, options)?.value).toBeCloseTo(hundredths / 100, 6)
      }),
    )
  })
})
