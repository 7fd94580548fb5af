import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { transformPassword as onServer } from '#core/domain/password/index.ts'
import { checkRules, keepsAll } from './password-rules.ts'
import { sha256 } from './sha256.ts'
import { transformPassword } from './transform-password.ts'

const PASSWORDS = ['correct horse', 'ｃｏｒｒｅｃｔ horse', '密码密码密码密码', 'e\u0301clair au cafe\u0301', '', 'x'.repeat(200)]

describe('transformPassword', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the same as the server’s', async () => {
    for (const password of PASSWORDS) expect(await transformPassword(password)).toBe(onServer(password))
  })

  it('is the same without WebCrypto', async () => {
    vi.stubGlobal('crypto', {})
    for (const password of PASSWORDS) expect(await transformPassword(password)).toBe(onServer(password))
  })
})

describe('sha256', () => {
  it('agrees with the system at every length around a block', () => {
    for (let length = 0; length <= 130; length += 1) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256)
      expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })
})

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
