import { describe, expect, it } from 'vitest'
import { ndcg } from './ndcg.ts'

describe('ndcg', () => {
  it('is 1 where no order would be better', () => {
    expect(ndcg([3, 2, 1], [0, 1, 3, 0, 2])).toBe(1)
  })

  it('is 0 where nothing of use was found', () => {
    expect(ndcg([], [3])).toBe(0)
    expect(ndcg([0, 0], [3, 1])).toBe(0)
  })

  it('discounts by rank', () => {
    expect(ndcg([0, 3], [3])).toBeCloseTo(1 / Math.log2(3), 10)
    expect(ndcg([0, 0, 3], [3])).toBeCloseTo(0.5, 10)
  })

  it('weighs grades by 2^grade − 1', () => {
    const third = 1 / Math.log2(3)
    expect(ndcg([1, 3], [3, 1])).toBeCloseTo((1 + 7 * third) / (7 + third), 10)
  })

  it('counts ten rows and no more', () => {
    const tenRows = Array.from({ length: 10 }, () => 0)
    expect(ndcg([...tenRows, 3], [3])).toBe(0)
    expect(
      ndcg(
        Array.from({ length: 10 }, () => 3),
        Array.from({ length: 50 }, () => 3),
      ),
    ).toBe(1)
  })
})
