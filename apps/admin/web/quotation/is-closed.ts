import type { QuotationViewState } from '#contract/quotation-values.ts'

/** Nothing of it changes any more. */
export function isClosed(state: QuotationViewState): state is 'accepted' | 'withdrawn' {
  return state === 'accepted' || state === 'withdrawn'
}
