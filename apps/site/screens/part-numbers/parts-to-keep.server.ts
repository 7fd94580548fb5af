import { SHORTLIST_LIMITS } from '#contract/shortlist-values.ts'
import type { MatchedLine } from '#core/domain/part-list/index.ts'
import type { PartNumbersView } from './part-numbers-view.ts'

/** What goes on the buyer's list: the parts that lines name beyond doubt, each once, with the pieces and notes of all its lines. */
export function partsToKeep(lines: readonly MatchedLine[]): PartNumbersView['parts'] {
  const parts = lines.flatMap((line) => {
    const card = oneOf(line)
    return card === null ? [] : [{ sign: card.sku, name: card.name, quantity: line.quantity, note: line.note }]
  })
  // Two numbers of one part are pieces of the same.
  return [...Map.groupBy(parts, ({ sign }) => sign).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const quantity = same.reduce((sum, part) => sum + part.quantity, 0)
    const notes = [...new Set(same.map(({ note }) => note).filter((note) => note !== ''))]
    return [{ ...first, quantity: Math.min(quantity, SHORTLIST_LIMITS.quantity), note: notes.join('; ').slice(0, SHORTLIST_LIMITS.note) }]
  })
}

/** The only part that has a number; null for none and for several. */
export function oneOf({ matches }: MatchedLine): MatchedLine['matches'][number] | null {
  const [card] = matches
  return card !== undefined && matches.length === 1 ? card : null
}
