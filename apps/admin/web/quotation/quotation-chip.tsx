import type { QuotationViewState } from '#contract/quotation-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Mark } from '#apps/admin/web/ui/mark.tsx'

const TONES = {
  draft: 'plain',
  waiting: 'attention',
  approved: 'coming',
  issued: 'coming',
  accepted: 'good',
  declined: 'attention',
  withdrawn: 'plain',
  lapsed: 'attention',
} as const satisfies Record<QuotationViewState, string>

/** The state of a quotation as a word on its colour. */
export function QuotationChip({ state }: { state: QuotationViewState }) {
  const say = useMessages()
  return <Mark tone={TONES[state]}>{say(`quotation.states.${state}`)}</Mark>
}
