/** Wider than the last rendition by less than this share, one more is not worth its bytes. */
const WORTHWHILE = 1.15

/** Widths to make of an original: the wished ones that it has, and its own where it ends before the widest. Nothing is enlarged. */
export function renditionWidths(wished: readonly number[], original: number): number[] {
  const made: number[] = []
  for (const width of wished.toSorted((a, b) => a - b)) {
    const last = made.at(-1)
    const next = Math.min(width, original)
    if (last === undefined || next >= last * WORTHWHILE) made.push(next)
  }
  return made
}
