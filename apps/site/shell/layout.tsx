import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { IdlePrefetch } from '#apps/site/client/idle-prefetch.tsx'
import { KeepFavorites } from '#apps/site/member/keep-favorites.tsx'
import { KeepPages } from '#apps/site/offline/keep-pages.tsx'
import { LinkProvider, SkipLink, ToastProvider } from '#apps/site/ui/index.ts'
import { Banner } from './banner.tsx'
import { EnquiryPanels } from './enquiry-panels.tsx'
import { GentleOpening } from './gentle-opening.tsx'
import { Header } from './header.tsx'
import { LineNotice } from './line-notice.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { PageEnd } from './page-end.tsx'
import { pageRules } from './page-rules.ts'
import { RouteChange } from './route-change.tsx'
import { RouterLink } from './router-link.tsx'
import { SiteDataContext } from '#apps/site/site-data/site-data.ts'
import type { SiteData } from '#apps/site/site-data/site-data.ts'
import { SidePanel } from './side-panel.tsx'
import { TabBar } from './tab-bar.tsx'

/** Everything around a screen (chapter 4). The screen brings its own `<main id="content">`. */
export function ShellLayout({ site, children }: { site: SiteData; children: ReactNode }) {
  const t = useTranslations('common')
  const { pathname, search } = useLocation()
  const rules = pageRules(pathname, search)
  return (
    <SiteDataContext value={site}>
      <LinkProvider component={RouterLink}>
        <ToastProvider dismissLabel={t('close')} page={pathname}>
          <SkipLink href="#content">{t('skipToContent')}</SkipLink>
          <NavigationBar />
          <RouteChange />
          {rules.hasBanner ? <Banner /> : null}
          {rules.hasHeader ? <Header isFixed={rules.isHeaderFixed} /> : null}
          <div className="min-h-[60dvh]">{children}</div>
          {rules.hasPageEnd ? <PageEnd /> : null}
          {rules.hasTabBar ? <TabBar /> : null}
          <SidePanel />
          <EnquiryPanels />
          <GentleOpening />
          <LineNotice />
          <IdlePrefetch />
          <KeepFavorites />
          <KeepPages />
        </ToastProvider>
      </LinkProvider>
    </SiteDataContext>
  )
}
