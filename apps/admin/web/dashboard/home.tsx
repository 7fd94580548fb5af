import { lazy } from 'react'
import { Navigate } from 'react-admin'
import { useMay } from '#apps/admin/web/api/use-self.ts'

const OverviewPage = lazy(() => import('./overview-page.tsx'))

/** First screen: the leads for those who work with leads, one's own account for the others. */
export function Home() {
  return useMay('enquiry.read') ? <OverviewPage /> : <Navigate to="/account" />
}
