import { describe, expect, it } from 'vitest'
import { isFoundList, LEAST_FOUND } from './found-list.ts'

const isFound = (kind: 'new' | 'used' | 'parts', canonical: string, total = 20) => isFoundList({ kind, canonical, total })

describe('a list that search engines may show (R24.4)', () => {
  it('is the whole one, with all its pages', () => {
    expect([isFound('new', '/carList'), isFound('used', '/usedCars?page=3'), isFound('parts', '/carFittings', 1)]).toEqual([true, true, true])
    expect(isFound('new', '/carList', 0)).toBe(false)
  })

  it('is one value of one filter that people search by, with enough in it', () => {
    expect([isFound('new', '/carList?type=suv'), isFound('new', '/carList?steering=right&page=2'), isFound('used', '/usedCars?brand=toyota')]).toEqual([
      true,
      true,
      true,
    ])
    expect(isFound('new', '/carList?type=suv', LEAST_FOUND - 1)).toBe(false)
  })

  it('is no combination, order, range, word or other way to write the same', () => {
    const others = [
      'type=suv&steering=right',
      'steering=left&steering=right',
      'sort=2',
      'price_from=10000',
      'word=byd',
      'type=SUV',
      'body=suv',
      'seats=5',
      'brand=byd',
    ]
    expect(others.filter((query) => isFound('new', `/carList?${query}`))).toEqual([])
  })
})
