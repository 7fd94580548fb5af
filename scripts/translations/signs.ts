import type { Locale } from '#i18n/locales.ts'
import type { Problem } from './problem.ts'
import { englishOf, type Catalogue, type Pair } from './read.ts'

// eslint-disable-next-line no-control-regex -- these are what is looked for
const BROKEN = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd\ufffe\uffff]/
const OWN_SCRIPT: Partial<Record<Locale, string>> = { ar: 'Arabic', ur: 'Arabic', ru: 'Cyrillic', th: 'Thai', zh: 'Han' }

/**
 * Signs that no text of a language holds: control characters and what a wrong encoding leaves (U+FFFD), blanks at the ends where English
 * has none, letters of another language's script.
 */
export function checkSigns(catalogues: readonly Catalogue[]): Problem[] {
  return catalogues.flatMap(({ locale, kind, texts }) => {
    const english = englishOf(catalogues, kind)
    return [...texts.values()].flatMap(({ key, text }) =>
      signFaults({ locale, text, english: english.get(key)?.text ?? text }).map((message) => ({
        check: 'signs' as const,
        place: `${locale}/${kind}` as const,
        key,
        message,
      })),
    )
  })
}

function signFaults({ locale, text, english }: Pick<Pair, 'locale' | 'text' | 'english'>): string[] {
  const foreign = foreignLetters(locale, text).filter((letter) => !english.includes(letter))
  return [
    ...(BROKEN.test(text) ? ['holds a control character or one of a wrong encoding'] : []),
    ...(text.trim() !== text && english.trim() === english ? ['begins or ends with a blank'] : []),
    ...(foreign.length > 0 ? [`letters of another script: ${foreign.join('')}`] : []),
  ]
}

/** Every script has Latin names in it. */
function foreignLetters(locale: Locale, text: string): string[] {
  const own = OWN_SCRIPT[locale]
  const known = new RegExp(`[\\p{scx=Latin}\\p{scx=Common}${own ? `\\p{scx=${own}}` : ''}]`, 'u')
  return [...new Set(text.match(/\p{L}/gu))].filter((letter) => !known.test(letter))
}
