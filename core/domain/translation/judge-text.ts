import type { SheetFaultKey } from '#contract/translation-values.ts'
import { foreignLetters, isBroken, lacksOwnScript } from '#i18n/sheet/foreign-signs.ts'
import type { Locale } from '#i18n/locales.ts'

/** What is put in later, and addresses: a translation keeps them as they are. */
const KEPT = /\{[^{}\s]{1,40}\}|%[sd]|https?:\/\/[^\s<>"]+|[\w.+-]+@[\w-]+\.[\w.-]+/g
/** Mark-up, which no page renders. */
const HTML = /<\/?[a-z][^<>]{0,200}>|<!--|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/gi
/** From so many words on a text that says the English, or is all Latin letters, is not translated. */
const FEW_WORDS = 4

/** Why a text that was translated elsewhere is not taken; null where it is good. */
export function faultOfText({ locale, source, target }: { locale: Locale; source: string; target: string }): SheetFaultKey | null {
  if (isBroken(target)) return 'signs'
  if (found(HTML, target).some((mark) => !source.includes(mark))) return 'html'
  if (found(KEPT, source).join(' ') !== found(KEPT, target).join(' ')) return 'placeholder'
  if (isOtherLanguage({ locale, source, target })) return 'wrong_language'
  return null
}

function isOtherLanguage({ locale, source, target }: { locale: Locale; source: string; target: string }): boolean {
  if (foreignLetters(locale, target).some((letter) => !source.includes(letter))) return true
  const words = target.match(/\p{L}{2,}/gu)?.length ?? 0
  return words >= FEW_WORDS && (target === source || lacksOwnScript(locale, target))
}

/** Sorted, because another language may put them in another order. */
function found(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match.replace(/[.,;:!?)]+$/, '')).toSorted()
}
