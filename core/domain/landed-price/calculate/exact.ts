/**
 * Amounts are whole US dollars, rounded half up as soon as they are computed (R22.3). What they are computed from is exact: decimal figures are
 * whole numbers of their smallest part, so that no binary fraction moves a dollar.
 */

/** A decimal figure as a whole number of ten-thousandths. */
export type Exact = bigint

const PLACES = 4
const ONE = 10n ** BigInt(PLACES)

/** Reads what the database has of a `numeric` column: at most four decimals. */
export function exact(text: string): Exact {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * ONE + BigInt(fraction.slice(0, PLACES).padEnd(PLACES, '0')) * (whole.startsWith('-') ? -1n : 1n)
}

/** The figure as a number, to be shown and not to be calculated with. */
export function toFigure(figure: Exact): number {
  return Number(figure) / Number(ONE)
}

/** `numerator / denominator`, half up. Neither is negative. */
export function divide(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** So many times a decimal figure, in whole dollars. */
export function times(count: number, figure: Exact): number {
  return divide(BigInt(count) * figure, ONE)
}

/** A percentage of an amount, in whole dollars. */
export function percentOf(amount: number, percent: Exact): number {
  return divide(BigInt(amount) * percent, 100n * ONE)
}

/** `percent` of what an amount and `upliftPercent` of another are above a threshold; nothing below it. */
export function percentOfSum(input: { amount: number; upliftOf: number; upliftPercent: Exact; threshold: number; percent: Exact }): number {
  const { amount, upliftOf, upliftPercent, threshold, percent } = input
  const bracket = BigInt(amount - threshold) * 100n * ONE + BigInt(upliftOf) * upliftPercent
  return bracket <= 0n ? 0 : divide(bracket * percent, 10_000n * ONE * ONE)
}

/** What insures `value` and itself: `percent` of 110 % of the two together. */
export function insuranceOf(value: number, percent: Exact): number {
  return divide(BigInt(value) * 110n * percent, 10_000n * ONE - 110n * percent)
}
