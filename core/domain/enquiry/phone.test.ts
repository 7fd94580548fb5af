import { describe, expect, it } from 'vitest'
import { isReachable, toE164, whatsappDigits } from './phone.ts'

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
    // Plans that have changed: R23.92.
    ['+52 1 55 1234 5678', null, '+525512345678'],
    ['0052 1 55 1234 5678', null, '+525512345678'],
    ['044 55 1234 5678', 'MX', '+525512345678'],
    ['55 1234 5678', 'MX', '+525512345678'],
    ['+54 11 15 2345 6789', null, '+5491123456789'],
    ['+54 9 11 2345 6789', null, '+5491123456789'],
    ['+55 11 8765 4321', null, '+5511987654321'],
    ['11 98765-4321', 'BR', '+5511987654321'],
    ['+55 11 3765 4321', null, '+551137654321'],
  ])('%j with %j is %j', (text, iso2, expected) => {
    expect(toE164(text, iso2)).toBe(expected)
  })
})

describe('isReachable (R23.92)', () => {
  it.each([
    ['0100 123', null, false],
    ['0100 123', 'KE', false],
    ['0100 123', 'NG', false],
    ['+254 12345', null, false],
    ['ask my wife', 'KE', false],
    ['0712 345 678', null, true],
    ['0712 345 678', 'KE', true],
    ['+52 1 55 1234 5678', null, true],
    ['٠١٠٠١٢٣٤٥٦٧', 'EG', true],
  ])('%j with %j: %j', (text, iso2, expected) => {
    expect(isReachable(text, iso2)).toBe(expected)
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
