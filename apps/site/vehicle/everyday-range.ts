/**
 * What a buyer drives every day against the figure of a test cycle, as a span of shares. CLTC reads 15 to 30 % above WLTP and
 * about 0.70 to 0.75 of it is driven in mixed use; WLTP is near to that by itself.
 */
const EVERYDAY_SHARE: Record<string, readonly [number, number]> = { CLTC: [0.7, 0.75], NEDC: [0.65, 0.7], WLTP: [0.8, 0.9] }

/** Everyday range in km, lower and upper bound rounded to 10 km (5 km under 100); null where the cycle is unknown. */
export function everydayRange(rangeKm: number | null, cycle: string | null): [number, number] | null {
  const share = cycle === null ? undefined : EVERYDAY_SHARE[cycle]
  if (rangeKm === null || rangeKm <= 0 || !share) return null
  const step = rangeKm < 150 ? 5 : 10
  const round = (value: number) => Math.round(value / step) * step
  return [round(rangeKm * share[0]), round(rangeKm * share[1])]
}
