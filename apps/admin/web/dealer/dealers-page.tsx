import { Box, useMediaQuery, type Theme } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { DealerRow } from '#contract/staff-dealer.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { Pager } from '#apps/admin/web/ui/pager.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DealerCards } from './dealer-cards.tsx'
import { DealerFilters } from './dealer-filters.tsx'
import { DealerTable } from './dealer-table.tsx'

/** The list of dealer applications. */
export default function DealersPage() {
  return (
    <ListBase resource="dealers" perPage={25} sort={{ field: 'created_at', order: 'DESC' }} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<DealerRow>()
  return (
    <Page title={say('dealers.title')} note={total === undefined ? undefined : say('dealers.count', { count: total })}>
      <FilterBar Fields={DealerFilters} search="dealers.search" views="dealers" />
      <Box sx={{ bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px', overflow: 'hidden' }}>
        <Rows />
        <Pager />
      </Box>
    </Page>
  )
}

function Rows() {
  const say = useMessages()
  const { data, error, isPending, filterValues, refetch } = useListContext<DealerRow>()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  if (error !== null && error !== undefined && data === undefined)
    return (
      <Box sx={{ p: 2 }}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Box>
    )
  if (isPending || data === undefined) return <Box sx={{ height: 400 }} />
  if (data.length === 0 && Object.keys(filterValues).length > 0) return <Empty title={say('enquiries.emptyFiltered')} />
  if (data.length === 0) return <Empty title={say('dealers.empty')} text={say('dealers.emptyHelp')} />
  return isPhone ? <DealerCards rows={data} /> : <DealerTable rows={data} />
}
