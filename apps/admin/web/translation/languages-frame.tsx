import { Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Page } from '#apps/admin/web/ui/page.tsx'

const TABS = { matrix: '/languages', glossary: '/languages/glossary' } as const

type LanguagesFrameProps = { tab: keyof typeof TABS; note?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A list of the languages, below the tabs that lead to the others. */
export function LanguagesFrame({ tab, note, actions, children }: LanguagesFrameProps) {
  const say = useMessages()
  return (
    <Page title={say('languages.title')} note={note} actions={actions} width={1180}>
      <Tabs value={tab} aria-label={say('nav.languages')} sx={{ mb: 2.5, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}>
        {(['matrix', 'glossary'] as const).map((known) => (
          <Tab
            key={known}
            value={known}
            label={say(`languages.tabs.${known}`)}
            component={LinkBase}
            to={TABS[known]}
            sx={{ minHeight: 40, textTransform: 'none' }}
          />
        ))}
      </Tabs>
      {children}
    </Page>
  )
}
