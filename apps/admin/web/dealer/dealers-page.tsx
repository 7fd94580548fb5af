import { useMediaQuery, type Theme } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { DealerRow } from '#contract/staff-dealer.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
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
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <Page title={say('dealers.title')} note={total === undefined ? undefined : say('dealers.count', { count: total })}>
      <FilterBar Fields={DealerFilters} search="dealers.search" views="dealers" />
      <ListRows<DealerRow> empty={say('dealers.empty')} emptyHelp={say('dealers.emptyHelp')} emptyFiltered={say('enquiries.emptyFiltered')}>
        {(rows) => (isPhone ? <DealerCards rows={rows} /> : <DealerTable rows={rows} />)}
      </ListRows>
    </Page>
  )
}
