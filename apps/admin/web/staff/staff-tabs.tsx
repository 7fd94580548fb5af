import { Tab, Tabs } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const PLACES = { people: '/staff', roles: '/staff/roles' } as const

/** Between the people and what their roles allow. */
export function StaffTabs({ tab }: { tab: keyof typeof PLACES }) {
  const say = useMessages()
  return (
    <Tabs value={tab} aria-label={say('nav.staff')} sx={{ mb: 2.5, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}>
      {(['people', 'roles'] as const).map((known) => (
        <Tab key={known} value={known} label={say(`staff.tabs.${known}`)} component={LinkBase} to={PLACES[known]} sx={{ minHeight: 40 }} />
      ))}
    </Tabs>
  )
}
