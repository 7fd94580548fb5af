import { expect, it } from 'vitest'
import { languageLinks, pageLanguages } from './language-links.ts'

it('leads to the same page on each listed language’s host', () => {
  const links = languageLinks({ siteOrigin: 'https://www.example.com', languageHosts: 'host' }, '/carList?type=suv')
  expect(links.map((link) => link.code)).not.toContain('zh')
  expect(links.find((link) => link.code === 'ar')).toMatchObject({ href: 'https://ar.example.com/carList?type=suv', dir: 'rtl' })
  expect(links.find((link) => link.code === 'en')?.href).toBe('https://www.example.com/carList?type=suv')
})

it('leads where the page is missing to what the page names instead', () => {
  const own = { locales: ['en', 'ar'], otherwise: '/article' }
  const links = languageLinks({ siteOrigin: 'https://www.example.com', languageHosts: 'host' }, '/article/lanes', own)
  expect(links.find((link) => link.code === 'ar')?.href).toBe('https://ar.example.com/article/lanes')
  expect(links.find((link) => link.code === 'fr')?.href).toBe('https://fr.example.com/article')
})

it.each([null, undefined, 'x', {}, { languages: null }, { languages: { locales: 'en', otherwise: '/' } }])(
  'takes %j for a page that all languages have',
  (data) => {
    expect(pageLanguages(data)).toBeNull()
  },
)
