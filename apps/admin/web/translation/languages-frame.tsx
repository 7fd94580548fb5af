import type { ReactNode } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SectionTabs } from '#apps/admin/web/ui/section-tabs.tsx'

const TABS = { matrix: '/languages', glossary: '/languages/glossary' } as const

type LanguagesFrameProps = { tab: keyof typeof TABS; note?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A list of the languages, below the tabs that lead to the others. */
export function LanguagesFrame({ tab, note, actions, children }: LanguagesFrameProps) {
  const say = useMessages()
  const tabs = (['matrix', 'glossary'] as const).map((name) => ({ name, label: say(`languages.tabs.${name}`), to: TABS[name] }))
  return (
    <Page title={say('languages.title')} note={note} actions={actions} width={1180}>
      <SectionTabs label={say('nav.languages')} current={tab} tabs={tabs} />
      {children}
    </Page>
  )
}
