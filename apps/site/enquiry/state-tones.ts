import type { BuyerEnquiryState } from '#contract/enquiry-values.ts'
import type { BadgeTone } from '#apps/site/ui/index.ts'

/** How the badge of a state looks. */
export const STATE_TONES: Readonly<Record<BuyerEnquiryState, BadgeTone>> = { received: 'neutral', in_hand: 'solid', answered: 'success', closed: 'neutral' }
