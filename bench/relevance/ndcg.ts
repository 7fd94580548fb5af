/** How many rows of an answer count: what a visitor sees before scrolling far. */
export const DEPTH = 10

/**
 * Normalised discounted cumulative gain of the first ten rows: 1 where no order of the whole stock would be better, 0 where nothing of use
 * was found. Gain 2^grade − 1, discount log2(rank + 1) (Burges et al. 2005). `ranked`: grades in the order of the answer; `all`: grades of
 * the whole stock in any order, of which at least one is above 0.
 */
export function ndcg(ranked: readonly number[], all: readonly number[]): number {
  return dcg(ranked) / dcg(all.toSorted((a, b) => b - a))
}

function dcg(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
