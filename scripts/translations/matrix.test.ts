import path from 'node:path'
import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { completeness, isComplete, matrixTable } from './matrix.ts'
import type { Catalogue, Kind } from './read.ts'

const NO_GLOSSARY = { terms: {}, glossaries: new Map() }
const root = path.resolve(import.meta.dirname, '../..')

function catalogue(locale: 'en' | 'de', kind: Kind, texts: Record<string, string>): Catalogue {
  const entries = Object.entries(texts).map(([key, text]) => [key, { kind, key, path: [key], text }] as const)
  return { locale, kind, texts: new Map(entries), error: null }
}

it('counts the texts of English that a language has, empty ones not', async () => {
  const catalogues = [catalogue('en', 'links', { a: 'A', b: 'B', c: 'C' }), catalogue('de', 'links', { a: 'Ä', b: ' ', x: 'X' })]
  const shares = await completeness(root, catalogues, NO_GLOSSARY)
  const links = (locale: string) => shares.find((share) => share.column === 'links' && share.locale === locale)
  expect(links('en')).toMatchObject({ found: 3, total: 3 })
  expect(links('de')).toMatchObject({ found: 1, total: 3 })
  expect(links('fr')).toMatchObject({ found: 0, total: 3 })
  expect(shares.filter(({ column }) => column === 'style note')).toEqual(LOCALE_CODES.map((locale) => ({ column: 'style note', locale, found: 1, total: 1 })))
})

it('calls nothing whole that is not: not 999 of 1000, not none of none, not no languages at all', () => {
  const share = (found: number, total: number) => ({ column: 'screens', locale: 'de' as const, found, total })
  expect([isComplete([share(5, 5)]), isComplete([share(999, 1000)]), isComplete([share(0, 0)]), isComplete([])]).toEqual([true, false, false, false])
  expect(matrixTable([share(999, 1000)])).toMatch(/^de {3,}99 % 999\/1000$/m)
})
