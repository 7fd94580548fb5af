import type { ShownState } from '#contract/content-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'

const TONES = { published: 'good', planned: 'coming', draft: 'attention', hidden: 'plain', archived: 'plain' } as const satisfies Record<ShownState, string>

/** `from`: the moment that a planned one comes at. */
type StateProps = { state: ShownState; from: string | null }

/** Whether something is on the site, as a word on its colour: `Planned for 12 Oct, 09:00`. */
export function StateChip({ state, from }: StateProps) {
  const stateText = useStateText()
  return <Mark tone={TONES[state]}>{stateText({ state, from })}</Mark>
}

/** The same in words. */
export function useStateText(): (shown: StateProps) => string {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  return ({ state, from }) =>
    state === 'planned' && from !== null ? say('publication.plannedFor', { time: times.short(from, now) }) : say(`publication.state.${state}`)
}
