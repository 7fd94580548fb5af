import { expect, it } from 'vitest'
import { pagesOf } from './idle-prefetch.tsx'
import { languageHref } from './language-href.ts'
import { isOurs, isSibling } from './sibling.ts'
import { withCode, withWholeAddress } from './switch-language.ts'

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

it('carries a code with the page, also through /language', () => {
  expect(withCode(new URL('https://ar.quayline.example/carList?type=suv'), 'c1')).toBe('https://ar.quayline.example/carList?type=suv&handover=c1')
  expect(new URL(withCode(new URL('http://localhost:3000/language?to=en&back=%2Fbrand%3Fpage%3D2'), 'c1')).searchParams.get('back')).toBe(
    '/brand?page=2&handover=c1',
  )
})

it('takes along the whole query and the anchor of the page, also through /language', () => {
  const search = '?type=suv&utm_source=meta&x=%D8%A7'
  expect(withWholeAddress(new URL('https://ar.quayline.example/carList?type=suv'), { search, hash: '' }).href).toBe(
    `https://ar.quayline.example/carList${search}`,
  )
  const byLanguage = withWholeAddress(new URL('http://localhost:3000/language?to=en&back=%2Fbrand%3Fpage%3D2'), { search, hash: '#faq' })
  expect(byLanguage.searchParams.get('to')).toBe('en')
  expect(byLanguage.searchParams.get('back')).toBe(`/brand${search}`)
  expect(byLanguage.hash).toBe('#faq')
  expect(withWholeAddress(new URL('https://ar.quayline.example/brand'), { search: '', hash: '#news' }).href).toBe('https://ar.quayline.example/brand#news')
})

it('knows the hosts of this site from others', () => {
  const here = { protocol: 'https:', host: 'ar.quayline.example' }
  expect(isSibling('https://www.quayline.example/x', here)).toBe(true)
  expect(isSibling('https://ar.quayline.example/', here)).toBe(false)
  expect(isOurs('https://ar.quayline.example/', here)).toBe(true)
  for (const other of [
    '',
    'https://quayline.example.evil.test/',
    'https://ar.evil.test/',
    'http://www.quayline.example/',
    'https://www.quayline.example:444/',
  ]) {
    expect(isOurs(other, here), other).toBe(false)
  }
  expect(isSibling('http://localhost:3000/', { protocol: 'http:', host: 'ar.localhost:3000' })).toBe(true)
})

it('loads ahead pages only: each once, the first four, none outside of the site', () => {
  const links = ['/brand/byd', '/brand/byd', '/api/docs', '/', '/carList?type=suv', '/car/a', '/car/b', '/car/c'].map(
    (address) => new URL(address, 'http://site'),
  )
  expect(pagesOf(links, '/')).toEqual(['/brand/byd', '/carList?type=suv', '/car/a', '/car/b'])
})
