import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FITTING_CATEGORIES } from '#contract/fitting.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { readPartWords } from './read-part-words.ts'

type Names = { fittings: { category: Record<string, string> } }

describe.each(LOCALE_CODES)('categories in %s', (locale) => {
  const names = JSON.parse(readFileSync(new URL(`../../../i18n/messages/${locale}/site.json`, import.meta.url), 'utf8')) as Names
  const labels = FITTING_CATEGORIES.map((category) => [names.fittings.category[category] ?? '', category] as const)

  it.each(labels)('%s asks for %s, or for parts by that name', (label, category) => {
    const { words = [], categories = [] } = readPartWords(label) ?? {}
    expect(categories.includes(category) || (categories.length === 0 && words.every((word) => /^[a-z]+$/.test(word)))).toBe(true)
  })
})

it('knows no text from a text without words', () => {
  expect(readPartWords(undefined)).toBeNull()
  expect(readPartWords('  ')).toBeNull()
  expect(readPartWords('?!')).toEqual({ words: [], categories: [] })
})
