import { expect, it } from 'vitest'
import { requestLocale } from './request-locale.ts'

function localeOf(lang: string | null, query = ''): string {
  return requestLocale(new Request('http://localhost/api/home/country', lang === null ? {} : { headers: { lang } }), new URLSearchParams(query))
}

it.each([
  ['fr', 'fr'],
  ['fr-FR', 'fr'],
  [' ZH_Hans_CN ', 'zh'],
  ['pt-br', 'pt'],
  ['xx-FR', 'en'],
  ['french', 'en'],
  ['-fr', 'en'],
  [null, 'en'],
])('takes the header %j for %s', (lang, locale) => {
  expect(localeOf(lang)).toBe(locale)
})

it('takes the query where the header names no language of ours', () => {
  expect([localeOf(null, 'lang=ru-RU'), localeOf('xx', 'lang=de-AT'), localeOf('it-CH', 'lang=de')]).toEqual(['ru', 'de', 'it'])
})
