import { describe, expect, it } from 'vitest'
import { answerLanguage, languageHeaders, localeCookie } from './answer-language.ts'

const ofCall = (header: string | null, query: string | null = null) => answerLanguage({ host: 'localhost', cookie: null, call: { header, query } })

describe('the language of an answer', () => {
  it('is the host’s, then the cookie’s, then English (R2.4)', () => {
    expect(answerLanguage({ host: 'de.example.com', cookie: 'locale=ar' })).toEqual({ locale: 'de', isOfAddress: true })
    expect(answerLanguage({ host: 'www.example.com', cookie: 'locale=ar' })).toEqual({ locale: 'en', isOfAddress: true })
    expect(answerLanguage({ host: 'localhost:3000', cookie: 'locale=ar' })).toEqual({ locale: 'ar', isOfAddress: false })
    expect(answerLanguage({ host: '192.0.2.1', cookie: 'locale=klingon' })).toEqual({ locale: 'en', isOfAddress: false })
  })

  it.each([
    ['fr', 'fr'],
    ['fr-FR', 'fr'],
    [' ZH_Hans_CN ', 'zh'],
    ['pt-br', 'pt'],
    ['xx-FR', 'en'],
    ['french', 'en'],
    ['-fr', 'en'],
    [null, 'en'],
  ])('of a call is, by the header %j, %s', (header, locale) => {
    expect(ofCall(header)).toEqual({ locale, isOfAddress: false })
  })

  it('of a call is that of its query where the header names none of ours', () => {
    expect(ofCall(null, 'ru-RU')).toEqual({ locale: 'ru', isOfAddress: true })
    expect(ofCall('xx', 'de-AT')).toEqual({ locale: 'de', isOfAddress: true })
    expect(ofCall('it-CH', 'de')).toEqual({ locale: 'it', isOfAddress: false })
  })

  it('is read from the cookie among others', () => {
    expect(localeCookie('x=1; locale=ar; y=2')).toBe('ar')
    for (const line of [null, undefined, '', 'locale=xx', 'mylocale=ar', 'locale=arabic']) expect(localeCookie(line), String(line)).toBeNull()
  })
})

describe('what caches may do with it', () => {
  const keeping = { browser: 60, shared: 10, stale: 600 }

  it('is to share it where the address names the language, and else to keep it for its reader alone', () => {
    expect(languageHeaders({ locale: 'ar', isOfAddress: true }, { keeping })).toEqual({
      'content-language': 'ar',
      'cache-control': 'public, max-age=60, s-maxage=10, stale-while-revalidate=600',
    })
    expect(languageHeaders({ locale: 'ar', isOfAddress: false }, { keeping, varies: ['accept-encoding'] })).toEqual({
      'content-language': 'ar',
      'cache-control': 'private, max-age=60',
      vary: 'accept-encoding, cookie',
    })
  })

  it('is nothing where nobody keeps it', () => {
    for (const isOfAddress of [true, false]) {
      expect(languageHeaders({ locale: 'ar', isOfAddress }, { keeping: null })['cache-control']).toBe('private, no-store')
    }
  })
})
