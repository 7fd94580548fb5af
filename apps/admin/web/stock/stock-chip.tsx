import type { PublishState, ShownState } from '#contract/content-values.ts'
import { shownState } from '#contract/shown-state.ts'
import { StateChip } from '#apps/admin/web/publication/state-chip.tsx'

type Published = { publish_state: PublishState; publish_at: string | null; withdraw_at: string | null }

/** Whether an entry is on the site. */
export function StockChip({ of }: { of: Published }) {
  return <StateChip state={stockState(of)} from={of.publish_at} />
}

export function stockState({ publish_state: state, publish_at: from, withdraw_at: until }: Published): ShownState {
  return shownState({ state, from, until }, 'draft', new Date())
}
