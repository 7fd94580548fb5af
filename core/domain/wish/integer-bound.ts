const LARGEST = 2_147_483_647

/** A figure that somebody typed as an integer column can be compared with it: beyond the largest integer nothing differs any more. */
export function integerBound(value: number): number {
  return Math.min(value, LARGEST)
}
