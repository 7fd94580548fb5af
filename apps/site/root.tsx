import { shownSigns } from '#apps/site/head/fit-words.server.ts'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { useDir, useLocale } from '#apps/site/text/site-intl.tsx'
import type { SiteHead } from '#apps/site/head/meta.ts'
import { siteLook } from '#apps/site/head/site-look.server.ts'
import { BrokenErrorScreen, ErrorScreen, ErrorScreenGuard } from './screens/error/error-screen.tsx'
import { FontPreloads } from './ui/font-preloads.tsx'
import type { Route } from './+types/root.ts'
import lateStyles from './ui/late.css?url'
import './ui/app.css'

export async function loader({ context }: Route.LoaderArgs): Promise<SiteHead> {
  const { ctx, locale, siteOrigin, t } = siteContext(context)
  // While the database is away, the page's own loader says so; the head has a name in any case.
  const own = await Promise.all([readCompany({ ctx }), readAppearance({ ctx })]).then(
    ([{ name }, look]) => ({ siteName: name, nameSigns: shownSigns(` · ${name}`), look: siteLook(look) }),
    () => ({ siteName: t('common.siteName'), nameSigns: shownSigns(` · ${t('common.siteName')}`), look: null }),
  )
  return { locale, siteOrigin, ...own }
}

// One document has one language and one site: its facts are asked for once.
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const look = useRouteLoaderData<typeof loader>('root')?.look
  return (
    <html lang={useLocale()} dir={useDir()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c141a" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {look?.icon ? (
          <>
            <link rel="icon" href={look.icon.small} type="image/png" sizes="32x32" />
            <link rel="apple-touch-icon" href={look.icon.touch} />
          </>
        ) : (
          <>
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          </>
        )}
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {/* The sheet first: it holds up the first paint, the faces do not. */}
        <Links />
        {look?.style ? <link rel="stylesheet" href={look.style} /> : null}
        <FontPreloads locale={useLocale()} />
      </head>
      <body>
        {children}
        {/* Behind all that is shown at once: the first paint does not wait for it. */}
        <link rel="stylesheet" href={lateStyles} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The last resort: the shell itself has failed, or something above it. */
export function ErrorBoundary() {
  const error = useRouteError()
  const t = useTranslations('errors')
  return (
    <ErrorScreenGuard fallback={<BrokenErrorScreen message={t('pageBroken')} home={t('goHome')} />}>
      <ErrorScreen error={error} />
    </ErrorScreenGuard>
  )
}
