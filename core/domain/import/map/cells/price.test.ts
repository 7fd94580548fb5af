import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceCell } from './price.ts'
import { cellContext, readCell } from './testing.ts'

const reader = priceCell({ hard: [1_000, 3_000_000], soft: [2_500, 500_000], isWhole: true })

describe('priceCell', () => {
  it.each([
    ['25800', 2_580_000],
    ['US$ 25,800', 2_580_000],
    ['$25,800.50', 2_580_050],
    ['25800 USD', 2_580_000],
    ['USD25800', 2_580_000],
    ['２５，８００', 2_580_000],
    ['2.58万美元', 2_580_000],
    ['2.58万', 2_580_000],
    ['25.8k', 2_580_000],
    ['25800美元/台', 2_580_000],
    ['FOB 25800', 2_580_000],
    ['US$25,800 FOB Shanghai', 2_580_000],
    ['25 800', 2_580_000],
    ['25.800,00 $', 2_580_000],
    [25_800, 2_580_000],
  ] as const)('%s is %d cents', (text, cents) => {
    expect(readCell(reader, text)).toEqual({ value: cents, codes: [] })
  })

  it.each(['面议', '询价', '价格待定', 'ask for a quote', 'On request', 'POA', '-', '', 'N/A'])('%j asks for a quote', (text) => {
    expect(readCell(reader, text)).toEqual({ value: null, codes: [] })
  })

  it.each([
    '¥99,800',
    '￥99800',
    'RMB 99800',
    'CNY99800',
    '9.98万元',
    '€20.000',
    '20000 EUR',
    '£20000',
    'HK$200,000',
    'A$20000',
    'R$ 20000',
    '25800 AED',
    '1 500 000 ₽',
    '99800人民币',
  ])('never reads %s as dollars', (text) => {
    expect(readCell(reader, text).fault).toBe('currency_not_usd')
  })

  it('keeps to the currency of the heading unless the cell says dollars', () => {
    expect(readCell(reader, '99800', cellContext({ currency: 'other' })).fault).toBe('currency_not_usd')
    expect(readCell(reader, 99_800, cellContext({ currency: 'other' })).fault).toBe('currency_not_usd')
    expect(readCell(reader, 'US$ 13,800', cellContext({ currency: 'other' })).value).toBe(1_380_000)
    expect(readCell(reader, '2.58', cellContext({ currency: 'usd', multiplier: 10_000 })).value).toBe(2_580_000)
    expect(readCell(reader, '25800', cellContext({ isPlainPrice: true }))).toEqual({ value: 2_580_000, codes: ['currency_assumed'] })
  })

  it.each([
    ['0', 'price_zero'],
    [0, 'price_zero'],
    ['-25800', 'out_of_range'],
    ['25', 'out_of_range'],
    ['99000000', 'out_of_range'],
    ['25800-26800', 'two_values'],
    ['cheap', 'not_a_price'],
    [true, 'not_a_price'],
  ] as const)('refuses %s: %s', (cell, code) => {
    expect(readCell(reader, cell).fault).toBe(code)
  })

  it('repeats the cell as it stands', () => {
    expect(reader('US$ 9900万', cellContext())).toMatchObject({ fault: { code: 'out_of_range', params: { cell: 'US$ 9900万', value: 99_000_000 } } })
    expect(reader(25, cellContext())).toMatchObject({ fault: { params: { cell: '25', value: 25 } } })
  })

  it('remarks on a starting price, an unusual one and an ambiguous one', () => {
    expect(readCell(reader, '25800起').codes).toEqual(['starting_price'])
    expect(readCell(reader, '1800').codes).toEqual(['unlikely'])
    expect(readCell(reader, '12.500')).toEqual({ value: 1_250_000, codes: ['ambiguous_number'] })
  })

  it('reads small prices to the cent', () => {
    const part = priceCell({ hard: [0.01, 200_000], soft: [0.05, 20_000], isWhole: false })
    expect(readCell(part, '1.60').value).toBe(160)
    expect(readCell(part, 1.1).value).toBe(110)
    expect(readCell(part, '1,25').value).toBe(125)
  })

  it('gives whole cents or nothing, and never throws', () => {
    const piece = fc.constantFrom('1', '2', '0', '.', ',', ' ', '$', 'US$', '¥', '万', '元', 'k', '-', 'FOB', 'USD', '起', '面议')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { value, fault } = readCell(reader, pieces.join(''))
        const isForeign = pieces.includes('¥') || pieces.includes('元')
        const isCents = Number.isInteger(value) && Number(value) > 0 && !isForeign
        expect(fault !== undefined || value === null || isCents).toBe(true)
      }),
    )
  })
})
