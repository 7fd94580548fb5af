import { describe, expect, it } from 'vitest'
import { parseExpectation } from './expectation.ts'
import { gradeOf } from './grade.ts'
import type { StockRow } from './stock-row.ts'

const CAR: StockRow = {
  kind: 'car',
  sign: 'byd-atto-3',
  fields: { brand: 'byd', model: 'Atto 3', trim: 'Extended Range', energy: 'BEV', body: 'suv', steering: 'both', price: 22_500, seats: null, off_road: false },
}
const PART: StockRow = {
  kind: 'fitting',
  sign: 'BRK-003P',
  fields: {
    name: 'Front brake pad set',
    oem: ['T15-3501080S', 'J69-3501080'],
    model: ['Tiggo 7 Pro', 'X70 Plus'],
    brand: ['chery', 'jetour'],
    universal: false,
  },
}
const FOR_ALL: StockRow = { kind: 'fitting', sign: 'HRN', fields: { name: 'Horn', model: [], brand: [], universal: true } }

const grade = (row: StockRow, ...expectations: string[]) =>
  gradeOf(
    row,
    expectations.map((text) => parseExpectation(text)),
  )

describe('gradeOf', () => {
  it('is the grade of the first expectation that is met, else 0', () => {
    expect(grade(CAR, '3 vehicle energy=PHEV', '2 vehicle energy=BEV', '1 vehicle brand=byd')).toBe(2)
    expect(grade(CAR, '3 vehicle energy=PHEV')).toBe(0)
  })

  it('asks for every predicate', () => {
    expect(grade(CAR, '3 vehicle energy=BEV body=suv|crossover price<=25000')).toBe(3)
    expect(grade(CAR, '3 vehicle energy=BEV body=suv|crossover price<=20000')).toBe(0)
  })

  it('tells kinds apart', () => {
    expect(grade(CAR, '3 car', '1 used')).toBe(3)
    expect(grade(CAR, '3 used')).toBe(0)
    expect(grade(PART, '3 vehicle')).toBe(0)
  })

  it('compares names without case, accents and signs', () => {
    expect(grade(CAR, '3 vehicle model=ATTO_3')).toBe(3)
    expect(grade(CAR, '3 vehicle model=atto')).toBe(0)
    expect(grade(CAR, '3 vehicle trim~extended_range')).toBe(3)
    expect(grade(PART, '3 part oem=t15.3501080s')).toBe(3)
  })

  it('takes what can be had with either side for both', () => {
    expect(grade(CAR, '3 vehicle steering=right')).toBe(3)
    expect(grade(CAR, '3 vehicle steering=left')).toBe(3)
  })

  it('lets no predicate hold for what is not known', () => {
    expect(grade(CAR, '3 vehicle seats>=2')).toBe(0)
    expect(grade(CAR, '3 vehicle seats<=9')).toBe(0)
  })

  it('reads yes and no', () => {
    expect(grade(CAR, '3 vehicle off_road=true', '2 vehicle off_road=false')).toBe(2)
  })

  it('lets a part for every vehicle fit whichever is asked for', () => {
    expect(grade(PART, '3 part model~tiggo_7')).toBe(3)
    expect(grade(PART, '3 part model~tiggo_8')).toBe(0)
    expect(grade(FOR_ALL, '3 part model~tiggo_7 universal=false', '1 part model~tiggo_7')).toBe(1)
  })
})
