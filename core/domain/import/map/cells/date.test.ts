import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCell } from './date.ts'
import { readCell } from './testing.ts'
import { yearCell } from './year.ts'

describe('dateCell', () => {
  const reader = dateCell()
  it.each([
    ['2023-05-01', '2023-05-01'],
    ['2023/5/1', '2023-05-01'],
    ['2023.5.1', '2023-05-01'],
    ['2023年5月1日', '2023-05-01'],
    ['２０２３年５月１日', '2023-05-01'],
    ['20230501', '2023-05-01'],
    ['1.5.2023', '2023-05-01'],
    ['31/12/2023', '2023-12-31'],
    ['12/31/2023', '2023-12-31'],
    ['5/5/2023', '2023-05-05'],
    ['1 May 2023', '2023-05-01'],
    ['May 1, 2023', '2023-05-01'],
    ['2023-05-01 00:00:00', '2023-05-01'],
    ['2023-05-01T10:30:00Z', '2023-05-01'],
    [45_047, '2023-05-01'],
    ['45047', '2023-05-01'],
    [new Date(Date.UTC(2023, 4, 1)), '2023-05-01'],
  ] as const)('%s is %s', (cell, day) => {
    expect(readCell(reader, cell)).toEqual({ value: day, codes: [] })
  })

  it.each(['2023-05', '2023年5月', 'May 2023'])('%s is the first of the month, with a remark', (text) => {
    expect(readCell(reader, text)).toEqual({ value: '2023-05-01', codes: ['day_assumed'] })
  })

  it.each([
    ['5/6/2023', 'ambiguous_date'],
    ['2023-02-30', 'not_a_date'],
    ['yesterday', 'not_a_date'],
    ['2027-01-01', 'date_in_future'],
    ['1899-01-01', 'out_of_range'],
    [3, 'not_a_date'],
    [new Date(Number.NaN), 'not_a_date'],
  ] as const)('refuses %s: %s', (cell, code) => {
    expect(readCell(reader, cell).fault).toBe(code)
  })

  it('reads every day as a spreadsheet and as text alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 46_000 }), (serial) => {
        const { value } = readCell(reader, serial)
        const [year, month, day] = (typeof value === 'string' ? value : '').split('-').map(Number)
        expect(readCell(reader, `${year}/${month}/${day}`).value).toBe(value)
        expect(readCell(reader, `${year}年${month}月${day}日`).value).toBe(value)
      }),
    )
  })
})

describe('yearCell', () => {
  const reader = yearCell({ least: 1980, yearsAhead: 2, softYears: 4 })
  it.each([
    ['2025', 2025, []],
    ['2025款', 2025, []],
    ['２０２５款', 2025, []],
    ['MY2025', 2025, []],
    [2025, 2025, []],
    ['2025-03', 2025, []],
    ['25款', 2025, ['century_assumed']],
    ['MY25', 2025, ['century_assumed']],
    ['2015', 2015, ['unlikely']],
    ['-', null, []],
  ] as const)('%s is %d', (cell, value, codes) => {
    expect(readCell(reader, cell)).toEqual({ value, codes })
  })

  it.each([
    ['2035', 'out_of_range'],
    ['1970', 'out_of_range'],
    ['new', 'not_a_year'],
    ['25', 'not_a_year'],
  ] as const)('refuses %s: %s', (cell, code) => {
    expect(readCell(reader, cell).fault).toBe(code)
  })
})
