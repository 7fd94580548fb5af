import type { ReactNode } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SectionTabs } from '#apps/admin/web/ui/section-tabs.tsx'

const TABS = {
  countries: '/markets',
  ports: '/markets/ports',
  rules: '/markets/rules',
  prices: '/markets/prices',
  trial: '/markets/trial',
  feeds: '/markets/feeds',
} as const

type MarketPageProps = { tab: keyof typeof TABS; note?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A list of what is known of the markets, below the tabs that lead to the others. */
export function MarketPage({ tab, note, actions, children }: MarketPageProps) {
  const say = useMessages()
  const tabs = (['countries', 'ports', 'rules', 'prices', 'trial', 'feeds'] as const).map((name) => ({
    name,
    label: say(`markets.tabs.${name}`),
    to: TABS[name],
  }))
  return (
    <Page title={say(`markets.tabs.${tab}`)} note={note} actions={actions} width={1180}>
      <SectionTabs label={say('nav.markets')} current={tab} tabs={tabs} />
      {children}
    </Page>
  )
}
