import { describe, expect, it } from 'vitest'
import { LISTED_LOCALES, LOCALE_CODES, localeFromHost, localeOrigin } from './locales.ts'

it('lists eleven languages in public and knows twelve (R2.1, R2.2)', () => {
  expect(LISTED_LOCALES.map((locale) => locale.code).toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'th', 'ur'])
  expect(LOCALE_CODES).toContain('zh')
})

describe('localeFromHost', () => {
  it.each([
    ['ar.example.com', 'ar'],
    ['AR.Example.com:8080', 'ar'],
    ['www.example.com', 'en'],
    ['th.localhost:3000', 'th'],
    ['example.com', null],
    ['localhost:3000', null],
    ['10.0.0.1', null],
    ['xx.example.com', null],
    [undefined, null],
  ] as const)('%s means %s', (host, expected) => {
    expect(localeFromHost(host)).toBe(expected)
  })
})

describe('localeOrigin', () => {
  it.each([
    ['http://localhost:3000', 'ar', 'http://ar.localhost:3000'],
    ['http://localhost:3000', 'en', 'http://localhost:3000'],
    ['https://www.example.com', 'ar', 'https://ar.example.com'],
    ['https://example.com', 'en', 'https://www.example.com'],
    ['http://10.1.2.3:3000', 'ar', null],
    ['http://[::1]:3000', 'ar', null],
  ] as const)('%s in %s is %s', (origin, locale, expected) => {
    expect(localeOrigin(origin, locale)).toBe(expected)
  })
})
