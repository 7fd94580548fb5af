import { describe, expect, it } from 'vitest'
import { checkRules, keepsAll } from './password-rules.ts'

describe('checkRules', () => {
  const rules = (password: string) => checkRules(password, ['li.wang@example.com', 'Li Wang'])

  it.each([
    ['', { length: false, common: false, pattern: false, personal: false }],
    ['short', { length: false, common: true, pattern: true, personal: true }],
    ['Password1234', { length: true, common: false, pattern: true, personal: true }],
    ['my friend liwang rides', { length: true, common: true, pattern: true, personal: false }],
    ['harbour crane at dusk 41', { length: true, common: true, pattern: true, personal: true }],
  ])('judges %s', (password, expected) => {
    expect(rules(password)).toEqual(expected)
  })

  it.each([
    ' '.repeat(14),
    'aaaaaaaaaaaa',
    'abababababab',
    'aabbccddaabbccdd',
    'x7k!qx7k!qx7k!q',
    '12345678901234',
    'abcdefghijkl',
    'ZYXWVUTSRQPO',
    'qwertyuiopasdf',
    '1234qwerasdfzxcv',
  ])('finds the simple pattern in "%s"', (password) => {
    expect(rules(password).pattern).toBe(false)
    expect(keepsAll(rules(password))).toBe(false)
  })

  it.each(['harbour 12345678', 'qwerty is no secret', '密码在港口的起重机上面呢'])('finds none in %s', (password) => {
    expect(rules(password).pattern).toBe(true)
  })
})
