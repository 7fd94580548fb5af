import { expect, it } from 'vitest'
import { languageLinks } from './language-links.ts'

it('leads to the same page on each listed language’s host', () => {
  const links = languageLinks({ siteOrigin: 'https://www.example.com', languageHosts: 'host' }, '/carList?type=suv')
  expect(links.map((link) => link.code)).not.toContain('zh')
  expect(links.find((link) => link.code === 'ar')).toMatchObject({ href: 'https://ar.example.com/carList?type=suv', dir: 'rtl' })
  expect(links.find((link) => link.code === 'en')?.href).toBe('https://www.example.com/carList?type=suv')
})
