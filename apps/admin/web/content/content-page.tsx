import type { ReactNode } from 'react'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SectionTabs } from '#apps/admin/web/ui/section-tabs.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const TABS = ['news', 'activities', 'downloads', 'faq', 'legal', 'links', 'redirects'] as const
export type ContentTab = (typeof TABS)[number]

type ContentPageProps = { tab: ContentTab; note?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A list of the content, below the tabs that lead to the others. */
export function ContentPage({ tab, note, actions, children }: ContentPageProps) {
  const say = useMessages()
  const tabs = TABS.map((name) => ({ name, label: say(`content.tabs.${name}`), to: `/content/${name}` }))
  return (
    <Page title={say(`content.tabs.${tab}`)} note={note} actions={actions} width={1180}>
      <SectionTabs label={say('nav.content')} current={tab} tabs={tabs} />
      {children}
    </Page>
  )
}
