import { SectionTabs } from '#apps/admin/web/ui/section-tabs.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const PLACES = { people: '/members', levels: '/members/levels' } as const

/** Between the members and the levels that they may have. */
export function MembersTabs({ tab }: { tab: keyof typeof PLACES }) {
  const say = useMessages()
  const tabs = (['people', 'levels'] as const).map((name) => ({ name, label: say(`member.tabs.${name}`), to: PLACES[name] }))
  return <SectionTabs label={say('nav.members')} current={tab} tabs={tabs} />
}
