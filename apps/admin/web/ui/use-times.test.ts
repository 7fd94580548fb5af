import { describe, expect, it } from 'vitest'
import { createTimes } from './use-times.ts'

const MINUTE = 60_000
const now = new Date(2026, 10, 21, 14, 5)
const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE).toISOString()

describe('ages', () => {
  it.each([
    [0, '1 min', '1分钟'],
    [5, '5 mins', '5分钟'],
    [59.6, '1 hr', '1小时'],
    [47 * 60, '47 hrs', '47小时'],
    [48 * 60, '2 days', '2天'],
    [14 * 1440, '14 days', '14天'],
  ])('%s minutes are %s and %s', (minutes, english, chinese) => {
    expect(createTimes('en').age(before(minutes), now)).toBe(english)
    expect(createTimes('zh').age(before(minutes), now)).toBe(chinese)
  })
})

describe('moments', () => {
  it('are as short as the day allows', () => {
    const times = createTimes('en')
    expect(times.short(before(5), now)).toBe('14:00')
    expect(times.short(before(24 * 60), now)).toBe('20 Nov, 14:05')
    expect(times.short(before(400 * 1440), now)).toBe('17 Oct 2025, 14:05')
    expect(createTimes('zh').short(before(24 * 60), now)).toBe('11月20日 14:05')
  })

  it('keep days apart from zones', () => {
    expect([createTimes('en').day('2026-11-01'), createTimes('zh').day('2026-11-01')]).toEqual(['1 Nov', '11月1日'])
  })
})
