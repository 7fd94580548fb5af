import type { QuotationDetail } from '#contract/quotation.ts'
import { SHIPPING_COSTS, type ShippingCost } from '#contract/quotation-values.ts'

/** The costs of a stored quotation that were reckoned for other pieces or another port, which keep it from going out. */
export function outdatedIn({ cost_sources: sources }: QuotationDetail): ShippingCost[] {
  return SHIPPING_COSTS.filter((name) => sources[name]?.is_outdated === true)
}
