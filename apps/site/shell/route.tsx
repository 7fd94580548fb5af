import { Outlet } from 'react-router'
import { siteContext } from '#apps/site/request/context.server.ts'
import { ShellLayout } from './layout.tsx'
import { loadSiteData } from '#apps/site/site-data/load-site-data.server.ts'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadSiteData(siteContext(context))
}

// Menu, brands and company are one for the language host: read once per document, not at each navigation.
export function shouldRevalidate(): boolean {
  return false
}

/** The shell around every screen; an error below is shown inside it. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <ShellLayout site={loaderData}>
      <Outlet />
    </ShellLayout>
  )
}
