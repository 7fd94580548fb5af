import { describe, expect, it } from 'vitest'
import { clocksOf, typedTime } from './task-clock.ts'

// R23.29
describe('the clock of a task', () => {
  it('is the reader’s, the buyer’s, or a third one that it was named on and is called so', () => {
    const peru = { own: 'Asia/Shanghai', zones: ['America/Lima'] }
    expect(clocksOf({ ...peru, meant: null })).toEqual([
      { zone: 'Asia/Shanghai', whose: 'mine' },
      { zone: 'America/Lima', whose: 'buyers' },
    ])
    expect(clocksOf({ ...peru, meant: 'America/Lima' })).toHaveLength(2)
    expect(clocksOf({ ...peru, meant: 'Africa/Lagos' }).at(-1)).toEqual({ zone: 'Africa/Lagos', whose: 'other' })
    expect(clocksOf({ own: 'America/Lima', zones: ['America/Lima'], meant: null })).toHaveLength(1)
  })

  it('shows the day and hour that stand on it', () => {
    expect(typedTime('2026-11-28T08:00:00.000Z', 'Africa/Lagos')).toBe('2026-11-28 09:00')
    expect(typedTime('2026-11-28T20:30:00.000Z', 'Asia/Shanghai')).toBe('2026-11-29 04:30')
  })
})
