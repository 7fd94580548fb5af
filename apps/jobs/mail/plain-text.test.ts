import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { MailBlock } from './content.ts'
import { renderPlainText } from './plain-text.ts'

beforeAll(() => preloadMessages(['mail', 'site']))

const textOf = (locale: Locale, block: MailBlock) => renderPlainText({ locale, subject: '', preview: '', brand: '', blocks: [block] })

describe('label and value in plain text', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Label: +254 7', 'Label:\n> Words'],
    ['fr', 'Label\u00a0: +254 7', 'Label\u00a0:\n> Words'],
    ['zh', 'Label：+254 7', 'Label：\n> Words'],
    ['ar', '\u2068Label\u2069: \u2068+254 7\u2069', '\u2068Label\u2069:\n> Words'],
    ['ur', '\u2068Label\u2069: \u2068+254 7\u2069', '\u2068Label\u2069:\n> Words'],
  ])('are joined as %s joins them', (locale, beside, above) => {
    expect(textOf(locale, { kind: 'facts', facts: [{ label: 'Label', value: '+254 7', isLatin: true }] })).toBe(`${beside}\n`)
    expect(textOf(locale, { kind: 'reference', label: 'Label', value: '+254 7', hint: 'Hint' })).toBe(`${beside}\nHint\n`)
    expect(textOf(locale, { kind: 'quote', label: 'Label', text: 'Words' })).toBe(`${above}\n`)
    expect(textOf(locale, { kind: 'button', label: 'Label', href: 'Words' })).toBe(`${above.replace('> ', '')}\n`)
  })

  it.each(LOCALE_CODES)('in %s are joined as on the site', (locale) => {
    const value = { label: 'Label', value: 'Value' }
    expect(createServerTranslator(locale, 'mail')('plain.labelled', value)).toBe(createServerTranslator(locale, 'site')('common.labelled', value))
  })

  it('names an address beside what it opens', () => {
    const fact = { label: 'Label', value: 'BYD Seal', href: 'https://example.com/car/1' }
    expect(textOf('fr', { kind: 'facts', facts: [fact] })).toBe('Label\u00a0: BYD Seal (https://example.com/car/1)\n')
  })
})
