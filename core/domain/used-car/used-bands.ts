import { MILEAGE_BANDS, USED_PRICE_BANDS } from '#contract/used-values.ts'

/** Bounds of a band: from inclusive, to exclusive, null without end. */
export type Band = { from: number; to: number | null }

/** Prices in US cents. */
export const PRICE_BOUNDS: ReadonlyMap<string, Band> = boundsOf(USED_PRICE_BANDS, 100)
/** Mileages in km. */
export const MILEAGE_BOUNDS: ReadonlyMap<string, Band> = boundsOf(MILEAGE_BANDS, 1)

/** The band that a value lies in; null for no value. */
export function bandOf(bounds: ReadonlyMap<string, Band>, value: number | null): string | null {
  if (value === null) return null
  for (const [name, { from, to }] of bounds) if (value >= from && (to === null || value < to)) return name
  return null
}

function boundsOf(bands: readonly string[], factor: number): ReadonlyMap<string, Band> {
  return new Map(
    bands.map((band) => {
      const [from = 0, to = null] = band.split('-').map((part) => Number(part) * factor)
      return [band, { from, to }]
    }),
  )
}
