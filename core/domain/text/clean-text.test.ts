import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, isBlank } from './clean-text.ts'

describe('cleanLine', () => {
  it.each([
    ['  Amina\u00a0 Odhiambo ', 'Amina Odhiambo'],
    ['a\r\nBcc: b@example.com', 'a Bcc: b@example.com'],
    ['a\u2028b\u0085c\u0000d', 'a b c d'],
    ['\u202a+254 712\u202c', '+254 712'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    [254712345678, '254712345678'],
    [null, ''],
    [{ toString: () => 'x' }, ''],
    [Number.NaN, ''],
  ])('%j becomes %j', (given, expected) => {
    expect(cleanLine(given, 100)).toBe(expected)
  })

  it('never cuts a character in half', () => {
    expect(cleanLine('ab🚗', 3)).toBe('ab')
    expect(cleanLine('ab🚗', 4)).toBe('ab🚗')
  })
})

describe('cleanText', () => {
  it('keeps lines and tabs, drops other controls', () => {
    expect(cleanText(' a\r\nb\rc\u2029d\te\u0007f ', 100)).toBe('a\nb\nc\nd\tef')
  })
})

describe('isBlank', () => {
  it.each([
    ['', true],
    [' \u200b\u2060\ufeff', true],
    ['\u00a0', true],
    ['.', false],
    ['ก', false],
  ])('%j: %s', (text, expected) => {
    expect(isBlank(text)).toBe(expected)
  })
})
