import { expect, it } from 'vitest'
import { dottedFromRight, fromRight } from './from-right.ts'

it('sets a phrase that begins with a price by its language, and leaves what is Latin alone', () => {
  expect(fromRight('ur', 'US$84,455 کراچی میں')).toBe('\u200fUS$84,455 کراچی میں')
  expect(fromRight('ar', 'CIF جبل علي')).toBe('\u200fCIF جبل علي')
  expect(fromRight('ar', 'US$84,455')).toBe('US$84,455')
  expect(fromRight('en', 'US$84,455 at Karachi')).toBe('US$84,455 at Karachi')
})

it('keeps each fact of a line whole, so that two figures beside each other do not become one', () => {
  expect(dottedFromRight('ur', ['US$84,455', null, 'CIF', 'نومبر 2026 کا قاعدہ'])).toBe(
    '\u200f\u2068US$84,455\u2069\u00a0· \u2068CIF\u2069\u00a0· \u2068نومبر 2026 کا قاعدہ\u2069',
  )
  expect(dottedFromRight('ur', ['US$84,455', 'CIF'])).toBe('US$84,455\u00a0· CIF')
  expect(dottedFromRight('en', ['US$84,455', 'rule of November 2026'])).toBe('US$84,455\u00a0· rule of November 2026')
})
