import { describe, expect, it } from 'vitest'
import { addWorkingTime, isWorkingTime, workingDayMinutes, type WorkingHours } from './index.ts'

// 2026-11-23 is a Monday; Chengdu is eight hours ahead of UTC.
const HOURS: WorkingHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', time_zone: 'Asia/Shanghai' }
const after = (start: string, minutes: number, hours: WorkingHours = HOURS) => addWorkingTime(hours, new Date(start), minutes).toISOString()
const day = workingDayMinutes(HOURS)

describe('addWorkingTime', () => {
  it('ends at the same hour of the next day that is worked', () => {
    expect(after('2026-11-23T07:00:00Z', day)).toBe('2026-11-24T07:00:00.000Z')
    expect(after('2026-11-27T07:00:00Z', day)).toBe('2026-11-30T07:00:00.000Z')
  })
  it('begins what comes after closing time when it opens again', () => {
    expect(after('2026-11-23T12:00:00Z', day)).toBe('2026-11-24T10:00:00.000Z')
    expect(after('2026-11-28T03:00:00Z', 60)).toBe('2026-11-30T02:00:00.000Z')
    expect(after('2026-11-22T22:00:00Z', day)).toBe('2026-11-23T10:00:00.000Z')
  })
  it('passes over holidays, and works on days that are worked by exception', () => {
    const golden = { ...HOURS, holidays: [{ from: '2026-10-01', to: '2026-10-07' }], extra_days: ['2026-10-10'] }
    expect(after('2026-09-30T07:00:00Z', day, golden)).toBe('2026-10-08T07:00:00.000Z')
    expect(after('2026-10-09T07:00:00Z', day, golden)).toBe('2026-10-10T07:00:00.000Z')
  })
  it('follows a clock that is set forward: the hours of the day stay', () => {
    const berlin = { ...HOURS, time_zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5, 6, 7] }
    expect(after('2026-03-28T16:00:00Z', 120, berlin)).toBe('2026-03-29T08:00:00.000Z')
  })
  it('counts a company without days as one that works from Monday to Friday, and ends where nothing is ever worked', () => {
    expect(after('2026-11-27T07:00:00Z', day, { ...HOURS, days: [] })).toBe('2026-11-30T07:00:00.000Z')
    expect(after('2026-11-27T07:00:00Z', 60, { ...HOURS, holidays: [{ from: '2020-01-01', to: '2099-12-31' }] })).toBe('2026-11-27T08:00:00.000Z')
  })
})

describe('isWorkingTime', () => {
  it('knows hours, weekends and holidays at the place', () => {
    const at = (moment: string, hours: WorkingHours = HOURS) => isWorkingTime(hours, new Date(moment))
    expect([at('2026-11-23T00:59:00Z'), at('2026-11-23T01:00:00Z'), at('2026-11-23T09:59:00Z'), at('2026-11-23T10:00:00Z')]).toEqual([false, true, true, false])
    expect(at('2026-11-28T03:00:00Z')).toBe(false)
    expect(at('2026-11-23T03:00:00Z', { ...HOURS, holidays: [{ from: '2026-11-23', to: '2026-11-23' }] })).toBe(false)
  })
})
