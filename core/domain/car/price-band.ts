import type { PriceBand } from '#contract/vehicle.ts'

/**
 * Bounds of each band in US cents: from inclusive, to exclusive, null without end. A price is in exactly one band; 50,000 dollars
 * are still in `40000-50000`, because `50000` reads "more than 50,000" (R6.4).
 */
export const PRICE_BAND_CENTS: Record<PriceBand, { from: number; to: number | null }> = {
  '0-10000': { from: 0, to: 1_000_000 },
  '10000-20000': { from: 1_000_000, to: 2_000_000 },
  '20000-30000': { from: 2_000_000, to: 3_000_000 },
  '30000-40000': { from: 3_000_000, to: 4_000_000 },
  '40000-50000': { from: 4_000_000, to: 5_000_001 },
  '50000': { from: 5_000_001, to: null },
}
