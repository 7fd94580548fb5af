import { MILEAGE_BANDS, USED_PRICE_BANDS } from '#contract/used-values.ts'

/** Bounds of a band: from inclusive, to exclusive, null without end. */
export type Band = { from: number; to: number | null }

/** Prices in US cents. */
export const PRICE_BOUNDS: ReadonlyMap<string, Band> = boundsOf(USED_PRICE_BANDS, 100)
/** Mileages in km. */
export const MILEAGE_BOUNDS: ReadonlyMap<string, Band> = boundsOf(MILEAGE_BANDS, 1)

function boundsOf(bands: readonly string[], factor: number): ReadonlyMap<string, Band> {
  return new Map(
    bands.map((band) => {
      const [from = 0, to = null] = band.split('-').map((part) => Number(part) * factor)
      return [band, { from, to }]
    }),
  )
}
