import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dimensionsCell } from './dimensions.ts'
import { displacementCell } from './displacement.ts'
import { healthCell } from './health.ts'
import { quantityCell, type QuantityOptions } from './quantity.ts'
import { electricRangeCell } from './range.ts'
import { cellContext, readCell } from './testing.ts'

const wide = { hard: [-1e9, 1e9], soft: [-1e9, 1e9] } as const
const of = (dimension: QuantityOptions['dimension'], decimals = 0) => quantityCell({ ...wide, dimension, decimals })

describe('quantityCell', () => {
  it.each([
    ['length_mm', '4780', 4780],
    ['length_mm', '4,780 mm', 4780],
    ['length_mm', '4.78 m', 4780],
    ['length_mm', '478cm', 4780],
    ['length_mm', '４７８０', 4780],
    ['length_mm', '4 780', 4780],
    ['power_kw', '150 kW (204 hp)', 150],
    ['power_kw', '204hp(150kW)', 150],
    ['power_kw', '204 PS', 150],
    ['power_kw', '150千瓦', 150],
    ['power_kw', '204马力', 150],
    ['energy_kwh', '60.5kWh', 61],
    ['torque_nm', '310 N·m', 310],
    ['torque_nm', '310牛·米', 310],
    ['distance_km', '3.5万公里', 35_000],
    ['distance_km', '59,422 km', 59_422],
    ['distance_km', '61k', 61_000],
    ['mass_kg', '2kg', 2],
    ['mass_kg', '1.405t', 1405],
    ['mass_kg', '2.5吨', 2500],
    ['speed_kmh', '180 km/h', 180],
    ['months', '3年', 36],
    ['months', '一年', 12],
    ['months', '两年', 24],
    ['months', '三年', 36],
    ['months', '半年', 6],
    ['months', '一年半', 18],
    ['months', '1年半', 18],
    ['months', '十八个月', 18],
    ['months', '二十四个月', 24],
    ['years', '八年', 8],
    ['years', '十年', 10],
    ['months', '36个月', 36],
    ['count', '5座', 5],
    ['percent', '92%', 92],
    ['degrees', '34.9°S', -35],
    ['consumption', '5.6L/100km', 6],
    ['consumption', '5.6升/百公里', 6],
  ] as const)('%s of %s is %d', (dimension, text, value) => {
    expect(readCell(of(dimension), text).value).toBe(value)
  })

  it.each([
    ['4780-4810', 'two_values'],
    ['150/204', 'two_values'],
    ['150 kW (300 hp)', 'two_values'],
    ['4780 apples', 'unknown_unit'],
    ['abc', 'not_a_number'],
    [true, 'not_a_number'],
  ] as const)('refuses %s: %s', (text, code) => {
    expect(readCell(of('power_kw'), text).fault).toBe(code)
  })

  it('reads two numbers under two units', () => {
    expect(readCell(of('power_kw'), '150/204', cellContext({ unit: 'kw', secondUnit: 'ps' })).value).toBe(150)
  })

  it('takes the unit of the heading for a bare number, and the cell’s own over it', () => {
    expect(readCell(of('length_mm'), '4.78', cellContext({ unit: 'm' })).value).toBe(4780)
    expect(readCell(of('length_mm'), 4.78, cellContext({ unit: 'm' })).value).toBe(4780)
    expect(readCell(of('length_mm'), '4780mm', cellContext({ unit: 'm' })).value).toBe(4780)
    expect(readCell(of('distance_km'), '3.5', cellContext({ unit: 'km', multiplier: 10_000 })).value).toBe(35_000)
    expect(readCell(of('distance_km'), 3.5, cellContext({ unit: 'km', multiplier: 10_000 })).value).toBe(35_000)
  })

  it.each(['', '-', '—', '暂无', 'N/A', 'TBD'])('takes %j for nothing', (text) => {
    expect(readCell(of('mass_kg'), text)).toEqual({ value: null, codes: [] })
  })

  it('remarks on what is rounded, approximate, ambiguous or unusual, and refuses what cannot be', () => {
    const length = quantityCell({ hard: [1_500, 26_000], soft: [2_300, 18_200], dimension: 'length_mm', decimals: 0 })
    expect(readCell(length, '4780.6')).toEqual({ value: 4781, codes: ['rounded'] })
    expect(readCell(length, '约4780')).toEqual({ value: 4780, codes: ['approximate'] })
    expect(readCell(length, '4.780')).toEqual({ value: 4780, codes: ['ambiguous_number'] })
    expect(readCell(length, '19000')).toEqual({ value: 19_000, codes: ['unlikely'] })
    expect(readCell(length, '47800').fault).toBe('out_of_range')
    expect(readCell(length, '-4780').fault).toBe('out_of_range')
    expect(readCell(length, Number.NaN).fault).toBe('out_of_range')
  })

  it('does not tell of the tail of binary fractions', () => {
    expect(readCell(of('energy_kwh', 2), 30.080000000000002)).toEqual({ value: 30.08, codes: [] })
  })

  it('never throws', () => {
    const reader = of('mass_kg', 2)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 30 }),
          fc.string({ unit: fc.constantFrom('1', '.', ',', ' ', 'k', 'g', 't', '万', '(', ')', '/', '-'), maxLength: 12 }),
        ),
        (text) => {
          const { value } = readCell(reader, text)
          expect(value === undefined || value === null || Number.isFinite(value)).toBe(true)
        },
      ),
    )
  })
})

describe('displacementCell', () => {
  const reader = displacementCell({ hard: [50, 35_000], soft: [600, 17_000] })
  it.each([
    ['1498', 1498, []],
    ['1,498 mL', 1498, []],
    ['1498cc', 1498, []],
    ['1.5L', 1500, ['litres_rounded']],
    ['1.5T', 1500, ['litres_rounded']],
    ['2.0TD', 2000, ['litres_rounded']],
    ['1.498L', 1498, []],
    ['1.5', 1500, ['litres_assumed']],
    ['1.5L 4缸', 1500, ['litres_rounded']],
    ['-', null, []],
    [1498, 1498, []],
  ] as const)('%s is %d', (text, value, codes) => {
    expect(readCell(reader, text)).toEqual({ value, codes })
  })

  it('reads litres under a heading in litres', () => {
    expect(readCell(reader, '1.5', cellContext({ unit: 'l' }))).toEqual({ value: 1500, codes: ['litres_rounded'] })
    expect(readCell(reader, 2, cellContext({ unit: 'l' }))).toEqual({ value: 2000, codes: ['litres_rounded'] })
  })
})

describe('dimensionsCell', () => {
  const range = { hard: [800, 26_000], soft: [1_000, 18_200] } as const
  const reader = dimensionsCell({ length_mm: range, width_mm: range, height_mm: range })
  it.each([
    '4780*1875*1460',
    '4780×1875×1460mm',
    '4780 x 1875 x 1460',
    '4.78*1.875*1.46 m',
    'L4780 W1875 H1460',
    '长4780宽1875高1460',
    '４７８０＊１８７５＊１４６０',
    '4780/1875/1460',
    '4,780*1,875*1,460',
    '4,780 × 1,875 × 1,460 mm',
  ])('reads %s', (text) => {
    const reading = reader(text, cellContext())
    expect(reading).toMatchObject({ ok: true, value: null, also: { length_mm: 4780, width_mm: 1875, height_mm: 1460 } })
  })

  it('refuses fewer or more than three, and a side that cannot be', () => {
    expect(readCell(reader, '4780*1875').fault).toBe('bad_dimensions')
    expect(reader('47800*1875*1460', cellContext())).toMatchObject({ fault: { code: 'out_of_range', params: { cell: '47800*1875*1460', value: 47_800 } } })
  })
})

describe('electricRangeCell', () => {
  const reader = electricRangeCell({ hard: [5, 2_500], soft: [30, 1_100] })
  it('takes the cycle from the heading or the cell', () => {
    expect(reader('550', cellContext({ cycle: 'CLTC' }))).toMatchObject({ value: 550, also: { range_cycle: 'CLTC' } })
    expect(reader('550km(WLTP)', cellContext({ cycle: 'CLTC' }))).toMatchObject({ value: 550, also: { range_cycle: 'WLTP' } })
    expect(reader('CLTC 550', cellContext())).toMatchObject({ value: 550, also: { range_cycle: 'CLTC' } })
    expect(reader('550', cellContext())).toMatchObject({ value: 550, also: null })
  })
})

describe('healthCell', () => {
  it('reads the fraction of a percent cell', () => {
    const reader = healthCell({ hard: [1, 100], soft: [60, 100] })
    expect(readCell(reader, 0.95)).toEqual({ value: 95, codes: ['fraction_as_percent'] })
    expect(readCell(reader, '95%')).toEqual({ value: 95, codes: [] })
    expect(readCell(reader, '130').fault).toBe('out_of_range')
  })
})
