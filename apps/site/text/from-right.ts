import { localeInfo, type Locale } from '#i18n/locales.ts'
import { dotted } from './dotted.ts'

const ARABIC = /\p{Script=Arabic}/u
const RIGHT_TO_LEFT_MARK = '\u200f'

/**
 * A phrase of a language that is read from the right, where it may begin with a price or a Latin word: a box that takes its direction from the
 * first letter would set the whole phrase from the left, its words out of order. What is Latin alone stays as it is.
 */
export function fromRight(locale: Locale, text: string): string {
  return localeInfo(locale).dir === 'rtl' && ARABIC.test(text) ? `${RIGHT_TO_LEFT_MARK}${text}` : text
}

/** Facts in one line, each kept whole where the line is read from the right. */
export function dottedFromRight(locale: Locale, parts: readonly (string | null)[]): string {
  const known = parts.filter((part) => part !== null && part !== '')
  const isMixed = localeInfo(locale).dir === 'rtl' && known.length > 1 && known.some((part) => ARABIC.test(part ?? ''))
  return fromRight(locale, dotted(isMixed ? known.map((part) => `\u2068${part}\u2069`) : known))
}
