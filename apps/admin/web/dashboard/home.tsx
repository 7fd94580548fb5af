import { lazy } from 'react'
import { Navigate } from 'react-admin'
import { holds, useSelf } from '#apps/admin/web/api/use-self.ts'
import { SECTIONS } from '#apps/admin/web/shell/sections.ts'

const OverviewPage = lazy(() => import('./overview-page.tsx'))

/** First screen: the leads for those who work with leads, for others the first of what they may see, else one's own account. */
export function Home() {
  const self = useSelf()
  if (self === null) return null
  const first = SECTIONS.find(({ permission }) => holds(self.permissions, permission))
  return first?.path === '/' ? <OverviewPage /> : <Navigate to={first?.path ?? '/account'} />
}
