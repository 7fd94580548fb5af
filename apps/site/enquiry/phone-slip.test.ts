import { describe, expect, it } from 'vitest'
import { findPhoneSlip } from './phone-slip.ts'

// R10.20
describe('findPhoneSlip', () => {
  it.each([
    ['0803 123 4567', 'NG', '+234 803 123 4567'],
    ['2348031234567', 'NG', '+234 803 123 4567'],
    ['01512 3456789', 'DE', '+49 1512 3456789'],
    ['٠٥٠١٢٣٤٥٦٧', 'AE', '+971 50 123 4567'],
    ['4915123456789', 'NG', '+49 1512 3456789'],
  ])('%s in %s lacks its country code', (typed, iso2, suggestion) => {
    expect(findPhoneSlip(typed, iso2)).toEqual({ suggestion })
  })

  it.each([
    ['12345', 'NG'],
    ['+234 80', 'NG'],
    ['08031234567', null],
    ['call me', 'NG'],
  ])('%s in %s cannot be a number, and nothing is guessed', (typed, iso2) => {
    expect(findPhoneSlip(typed, iso2)).toEqual({ suggestion: null })
  })

  it.each([
    ['', 'NG'],
    ['+234 803 123 4567', 'NG'],
    ['+2340803 123 4567', 'NG'],
    ['00234 803 123 4567', null],
    ['+49 1512 3456789', 'NG'],
    ['+234 803 123 4567', 'AQ'],
  ])('%s in %s is left alone', (typed, iso2) => {
    expect(findPhoneSlip(typed, iso2)).toBeNull()
  })
})
