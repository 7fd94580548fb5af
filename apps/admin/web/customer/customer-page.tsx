import { Box, Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { LinkBase, useGetOne, useParams } from 'react-admin'
import { Navigate } from 'react-router'
import type { CustomerDetail } from '#contract/customer.ts'
import { failureIn } from '#apps/admin/web/api/request.ts'
import { useMessages, type Say } from '#apps/admin/web/messages/use-messages.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { ConsentsPanel } from './consents-panel.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { HintsPanel } from './hints-panel.tsx'
import { MergesPanel } from './merges-panel.tsx'
import { PrivacyPanel } from './privacy-panel.tsx'
import { PersonPanel } from './person-panel.tsx'

const IS_ID = /^\d{1,15}$/

/** Everything known about one customer. */
export default function CustomerPage() {
  const say = useMessages()
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<CustomerDetail>('customer', { id: Number(id) }, { retry: false, enabled: IS_ID.test(id) })
  // Whoever was merged is read under the other's number.
  if (data !== undefined && String(data.id) !== id) return <Navigate to={`/customers/${data.id}`} replace />
  if (data !== undefined) return <Screen customer={data} />
  if (!IS_ID.test(id) || (error !== null && failureIn(error).key === 'not_found')) return <Missing />
  if (error === null) return <Loading />
  return (
    <Page title={say('nav.customers')}>
      <Failure error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

function titleOf({ name, mails, erased_at: erasedAt }: CustomerDetail, say: Say): string {
  return erasedAt === null ? name || (mails[0] ?? say('customer.unnamed')) : say('customer.erased')
}

function Screen({ customer }: { customer: CustomerDetail }) {
  const say = useMessages()
  const times = useTimes()
  const facts = [
    ...(customer.company === null ? [] : [customer.company]),
    say('customer.enquiries', { count: customer.enquiries }),
    say('customer.since', { time: times.moment(customer.created_at) }),
  ]
  return (
    <Page
      title={titleOf(customer, say)}
      note={<bdi>{facts.join(' · ')}</bdi>}
      width={1180}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/customers">
          {say('nav.customers')}
        </Button>
      }
    >
      <HintsPanel customer={customer} />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(340px, 400px)' } }}>
        <Box sx={{ display: 'grid', gap: 2, order: { xs: 2, lg: 1 }, minWidth: 0 }}>
          <CustomerHistory customer={customer} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, order: { xs: 1, lg: 2 }, minWidth: 0 }}>
          <PersonPanel customer={customer} />
          <ConsentsPanel customer={customer} />
          <MergesPanel customer={customer} />
          <PrivacyPanel customer={customer} />
        </Box>
      </Box>
    </Page>
  )
}
