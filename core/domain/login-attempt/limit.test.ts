import { describe, expect, it } from 'vitest'
import { waitSeconds } from './limit.ts'

describe('waitSeconds', () => {
  const limit = { free: 5, baseSeconds: 15, capSeconds: 900, forgetSeconds: 86_400 }

  it('is free at first, then doubles up to its cap', () => {
    expect([0, 4, 5, 6, 7, 10, 11, 12, 1000].map((failures) => waitSeconds(limit, failures))).toEqual([0, 0, 15, 30, 60, 480, 900, 900, 900])
  })
})
