import { SectionTabs } from '#apps/admin/web/ui/section-tabs.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const PLACES = { people: '/staff', roles: '/staff/roles' } as const

/** Between the people and what their roles allow. */
export function StaffTabs({ tab }: { tab: keyof typeof PLACES }) {
  const say = useMessages()
  const tabs = (['people', 'roles'] as const).map((name) => ({ name, label: say(`staff.tabs.${name}`), to: PLACES[name] }))
  return <SectionTabs label={say('nav.staff')} current={tab} tabs={tabs} />
}
