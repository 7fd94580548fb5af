import type { PublishState } from '#contract/content-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Mark } from '#apps/admin/web/ui/mark.tsx'

const TONES = { published: 'good', draft: 'attention', hidden: 'plain', archived: 'plain' } as const satisfies Record<PublishState, string>

/** Whether something is on the site, as a word on its colour. */
export function StateChip({ state }: { state: PublishState }) {
  return <Mark tone={TONES[state]}>{useMessages()(`stock.state.${state}`)}</Mark>
}
