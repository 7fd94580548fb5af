import { describe, expect, it } from 'vitest'
import { toE164, whatsappDigits } from './phone.ts'

describe('toE164', () => {
  it.each([
    ['0712 345 678', 'KE', '+254712345678'],
    ['+86 138-0013-8000', null, '+8613800138000'],
    ['0086 138 0013 8000', 'KE', '+8613800138000'],
    ['(0049) 151 12345678', null, '+4915112345678'],
    ['٠١٠٠١٢٣٤٥٦٧', 'EG', '+201001234567'],
    ['0712 345 678', null, null],
    ['ask my wife', 'KE', null],
    ['12', 'KE', null],
    ['0712345678', 'XX', null],
    ['', 'KE', null],
  ])('%j with %j is %j', (text, iso2, expected) => {
    expect(toE164(text, iso2)).toBe(expected)
  })
})

describe('whatsappDigits', () => {
  it.each([
    [{ e164: '+254712345678', written: '0712 345 678' }, '254712345678'],
    [{ e164: null, written: '+254 712 345 678' }, '254712345678'],
    [{ e164: null, written: '0712 345 678' }, null],
    [{ e164: null, written: null }, null],
  ])('%j is %j', (input, expected) => {
    expect(whatsappDigits(input)).toBe(expected)
  })
})
