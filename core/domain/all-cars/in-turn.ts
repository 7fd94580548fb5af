/** Places of a page on both sides. */
export type Turn = { newFrom: number; usedFrom: number; kinds: readonly ('new' | 'used')[] }

/**
 * New and used in turn, a new one first; where one side has no more, the other goes on alone. `offset` and `limit`: the page; each thing of
 * either side stands on one page only.
 */
export function inTurn({ newTotal, usedTotal, offset, limit }: { newTotal: number; usedTotal: number; offset: number; limit: number }): Turn {
  const total = newTotal + usedTotal
  const both = 2 * Math.min(newTotal, usedTotal)
  const newBefore = (place: number) => (place <= both ? Math.ceil(place / 2) : newTotal > usedTotal ? place - usedTotal : newTotal)
  const from = Math.min(offset, total)
  const kinds = Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, at) =>
    newBefore(from + at + 1) > newBefore(from + at) ? ('new' as const) : ('used' as const),
  )
  return { newFrom: newBefore(from), usedFrom: from - newBefore(from), kinds }
}
