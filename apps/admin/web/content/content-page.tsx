import { Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const TABS = ['news', 'activities', 'downloads', 'faq', 'legal', 'links', 'redirects'] as const
export type ContentTab = (typeof TABS)[number]

type ContentPageProps = { tab: ContentTab; note?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A list of the content, below the tabs that lead to the others. */
export function ContentPage({ tab, note, actions, children }: ContentPageProps) {
  const say = useMessages()
  return (
    <Page title={say(`content.tabs.${tab}`)} note={note} actions={actions} width={1180}>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={say('nav.content')}
        sx={{ mb: 2.5, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((known) => (
          <Tab
            key={known}
            value={known}
            label={say(`content.tabs.${known}`)}
            component={LinkBase}
            to={`/content/${known}`}
            sx={{ minHeight: 40, textTransform: 'none' }}
          />
        ))}
      </Tabs>
      {children}
    </Page>
  )
}
