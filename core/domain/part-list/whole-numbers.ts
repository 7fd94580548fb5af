import type { FittingCard } from '#contract/fitting.ts'
import { isNumber } from './columns.ts'

/** A number of more words than this is none; more candidates than these are no list of parts. */
const MOST_WORDS = 4
const MOST_CANDIDATES = 1_000
/** Stand for the separators inside of a number while lines are split. */
const HELD = { ',': '\uE000', ';': '\uE001' } as const

/** What in a text may be one number with a comma or semicolon in it. */
export function wholeCandidates(text: string): string[] {
  const found = new Set<string>()
  for (const line of text.split(/[\n\t]/u)) {
    const parts = line.split(/([\s,;]+)/u)
    for (let from = 0; from < parts.length && found.size < MOST_CANDIDATES; from += 2)
      for (let words = 2; words <= MOST_WORDS; words += 1) {
        const run = parts.slice(from, from + 2 * words - 1).join('')
        if (/\S[,;]\S/u.test(run) && isNumber(run)) found.add(run)
      }
  }
  return [...found]
}

/** True where one of the parts has the number as it is written, with its commas and semicolons. */
export function isWhole(number: string, cards: readonly FittingCard[]): boolean {
  return cards.some(({ sku, oem_numbers }) => [sku, ...oem_numbers].some((known) => written(known) === written(number)))
}

/** The text with its numbers `wholes` as words that no separator divides; `release` gives them back. */
export function holdWhole(text: string, wholes: readonly string[]): string {
  return wholes.reduce((held, whole) => held.replaceAll(whole, () => whole.replaceAll(',', HELD[',']).replaceAll(';', HELD[';'])), text)
}

export function release(text: string): string {
  return text.replaceAll(HELD[','], ',').replaceAll(HELD[';'], ';')
}

function written(number: string): string {
  return number.normalize('NFKC').toUpperCase().replaceAll(/\s+/gu, '')
}
