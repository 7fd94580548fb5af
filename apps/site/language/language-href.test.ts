import { expect, it } from 'vitest'
import { languageHref } from './language-href.ts'

const hosts = { siteOrigin: 'https://www.quayline.example', languageHosts: 'host' } as const

it('leads to the language’s host with the full path', () => {
  expect(languageHref(hosts, 'ar', '/carList?type=suv')).toBe('https://ar.quayline.example/carList?type=suv')
  expect(languageHref(hosts, 'en', '/')).toBe('https://www.quayline.example/')
})

it('sets the cookie on the way where the host does not say the language', () => {
  expect(languageHref({ siteOrigin: 'http://localhost:3000', languageHosts: 'host' }, 'en', '/brand')).toBe(
    'http://localhost:3000/language?to=en&back=%2Fbrand',
  )
  expect(languageHref({ ...hosts, languageHosts: 'cookie' }, 'ar', '/brand?page=2')).toBe('/language?to=ar&back=%2Fbrand%3Fpage%3D2')
  expect(languageHref({ siteOrigin: 'http://192.0.2.1', languageHosts: 'host' }, 'ar', '/')).toBe('/language?to=ar&back=%2F')
})
