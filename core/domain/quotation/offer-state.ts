import type { OfferState } from '#contract/quotation.ts'
import type { QuotationState, QuotationViewState } from '#contract/quotation-values.ts'

type Version = { revision: number; validUntil: string; acceptedAt: Date | null; declinedAt: Date | null }
type Whole = { state: QuotationState; revision: number }

/** How a version stands towards the buyer. `today`: UTC; the last day still counts. */
export function offerState(version: Version, { state, revision }: Whole, today: string): OfferState {
  if (version.acceptedAt !== null) return 'accepted'
  if (state === 'withdrawn') return 'withdrawn'
  if (version.revision < revision) return 'superseded'
  if (version.declinedAt !== null) return 'declined'
  return version.validUntil < today ? 'lapsed' : 'open'
}

/** The state of an offer for staff: one that nobody answered in time has lapsed. `issuedUntil`: last day of its latest version. */
export function viewState(state: QuotationState, issuedUntil: string | null, today: string): QuotationViewState {
  return state === 'issued' && issuedUntil !== null && issuedUntil < today ? 'lapsed' : state
}
