import path from 'node:path'
import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { readBuyersGuide } from './buyers-guide.ts'

it('is written in every language, of the same parts', async () => {
  const guide = await readBuyersGuide({ rootDir: path.resolve(import.meta.dirname, '../..') })
  expect(guide.map((page) => page.locale)).toEqual([...LOCALE_CODES])
  const kinds = ['h', 'checks', 'h', 'table', 'h', 'ol', 'h', 'table', 'h', 'checks', 'p']
  for (const { fileName, locale, blocks } of guide) {
    expect(fileName).toBe(`quayline-buyers-guide-${locale}.pdf`)
    expect(blocks.map((block) => block.kind)).toEqual(kinds)
  }
  expect(new Set(guide.map((page) => page.title)).size).toBe(LOCALE_CODES.length)
})
