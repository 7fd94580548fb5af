import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FITTING_CATEGORIES } from '#contract/fitting-values.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { wishOf } from './testing.ts'

type Names = { fittings: { category: Record<string, string> } }

describe.each(LOCALE_CODES)('categories in %s', (locale) => {
  const names = JSON.parse(readFileSync(new URL(`../../../i18n/messages/${locale}/site.json`, import.meta.url), 'utf8')) as Names
  const labels = FITTING_CATEGORIES.map((category) => [names.fittings.category[category] ?? '', category] as const)

  it.each(labels)('%s asks for %s, or for parts by that name', (label, category) => {
    const asked = wishOf(label, locale)?.parts ?? []
    const words = asked.flatMap((one) => one.words)
    expect(asked.length).toBeGreaterThan(0)
    expect(
      asked.some((one) => one.category === category) || (asked.every((one) => one.category === null) && words.every((word) => /^[a-z]+$/.test(word))),
    ).toBe(true)
  })
})

it('keeps beside the meaning what was typed, which the name in the language may hold', () => {
  expect(wishOf('масляный фильтр', 'ru')?.parts).toEqual([{ typed: ['масляныи', 'фильтр'], text: 'масляный фильтр', words: ['oil', 'filter'], category: null }])
  expect(wishOf('Karosserie', 'de')?.parts).toEqual([{ typed: ['karosserie'], text: 'Karosserie', words: [], category: 'body' }])
})
