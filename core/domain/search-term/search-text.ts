import { foldText, INVISIBLE, segmentRuns } from './fold-text.ts'
import { respell } from './respell.ts'

/** Signs inside a written word (`ID.4`, `C-HR`, `Chang'an`): people leave them out. */
const WORD_WITH_SIGNS = /[\p{L}\p{N}\p{M}]+(?:['’.\-/·_+][\p{L}\p{N}\p{M}]+)+/gu
const NUMBER_AFTER_LETTERS = /(?<=^| )\p{L}[\p{L}\p{M}]*(\p{N}[\p{L}\p{N}]*)(?= |$)/gu
const LETTERS_THEN_DIGITS = /(?<=^| )(\p{L}[\p{L}\p{M}]*) (?=(\p{N}[\p{L}\p{N}]*)(?= |$))/gu

/**
 * Text of a row that word search looks through: its parts folded, followed by the words cut from Thai and Chinese, words without
 * their inner signs (`id.4` gives `id4`), names joined with their number (`tiggo 8` gives `tiggo8`) and names of models as the catalogue
 * writes them. Each is there once.
 * Out: begins and ends with a blank, so that `like '% by%'` matches the start of a word; empty when nothing is left.
 */
export function buildSearchText(parts: readonly (string | null)[]): string {
  const phrases = new Set<string>()
  for (const part of parts) {
    if (part === null) continue
    const folded = foldText(part)
    phrases.add(folded)
    phrases.add(segmentRuns(folded))
    phrases.add(segmentRuns(respell(folded)))
    for (const word of withoutInnerSigns(part)) phrases.add(word)
    for (const word of joinedWithNumber(folded)) phrases.add(word)
    for (const [, number] of folded.matchAll(NUMBER_AFTER_LETTERS)) phrases.add(number ?? '')
  }
  phrases.delete('')
  return phrases.size === 0 ? '' : ` ${[...phrases].join(' ')} `
}

function withoutInnerSigns(text: string): string[] {
  return [...foldSigns(text).matchAll(WORD_WITH_SIGNS)].map(([word]) => foldText(word).replaceAll(' ', ''))
}

/** NFKC first, so that full-width signs count as signs too. */
function foldSigns(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '')
}

function joinedWithNumber(folded: string): string[] {
  return [...folded.matchAll(LETTERS_THEN_DIGITS)].map((match) => `${match[1]}${match[2]}`)
}
