import { foreignLetters, isBroken } from '#i18n/sheet/foreign-signs.ts'
import type { Problem } from './problem.ts'
import { englishOf, type Catalogue, type Pair } from './read.ts'

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
    ...(isBroken(text) ? ['holds a control character or one of a wrong encoding'] : []),
    ...(text.trim() !== text && english.trim() === english ? ['begins or ends with a blank'] : []),
    ...(foreign.length > 0 ? [`letters of another script: ${foreign.join('')}`] : []),
  ]
}
