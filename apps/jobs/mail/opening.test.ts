import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, messagesOf, preloadMessages } from '#i18n/server.ts'
import { asSentence, openingBlocks } from './opening.ts'

beforeAll(() => preloadMessages(['mail']))

/** Every text that stands first after the greeting. */
function openingsOf(locale: Locale): string[] {
  const { acknowledge, dealer, member } = messagesOf(locale, 'mail')
  const { verifyText, knownText, resetText, changedText, mailChangeText, mailChangedText, deletedText } = member
  const own = [acknowledge.thanks, dealer.receivedText, dealer.linkText, ...Object.values(dealer.text)]
  return [...own, verifyText, knownText, resetText, changedText, mailChangeText, mailChangedText, deletedText].map(String)
}

describe('what stands first after the greeting', () => {
  it.each(['de', 'it'] as const)('goes on in small letters in %s, the polite pronoun apart', (locale) => {
    const capital = openingsOf(locale).filter((text) => /^\p{Lu}/u.test(text) && !(locale === 'de' && /^Ihre?\b/.test(text)))
    expect(capital).toEqual([])
  })

  it.each(LOCALE_CODES.filter((code) => code !== 'de' && code !== 'it'))('begins with a capital in %s', (locale) => {
    expect(openingsOf(locale).filter((text) => /^\p{Ll}/u.test(text))).toEqual([])
  })

  it.each<[Locale, string, string]>([
    ['de', 'willkommen im Club.', 'Willkommen im Club.'],
    ['it', 'è stata richiesta.', 'È stata richiesta.'],
    ['th', 'ขอบคุณ', 'ขอบคุณ'],
  ])('begins a sentence in %s where nobody is greeted', (locale, text, alone) => {
    const t = createServerTranslator(locale, 'mail')
    expect(openingBlocks({ t, locale, name: null, text })).toEqual([{ kind: 'text', text: alone }])
    const [greeting, first] = openingBlocks({ t, locale, name: 'Ana', text })
    expect(greeting).toMatchObject({ text: expect.stringContaining('Ana') })
    expect(first).toEqual({ kind: 'text', text })
    expect(asSentence(locale, '')).toBe('')
  })
})
