import { Button, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material'
import { History, Images, Percent, Plus } from 'lucide-react'
import { useState } from 'react'
import { ColumnsButton, LinkBase, ListBase, useListContext, useLocation, useParams } from 'react-admin'
import { STOCK_KINDS, STOCK_PATHS, type StockKind } from '#contract/stock-values.ts'
import type { StockRow } from '#contract/stock.ts'
import { withoutEmpty } from '#apps/admin/web/api/data-provider.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { STOCK_FILTERS } from './stock-filters.tsx'
import { StockCards } from './stock-cards.tsx'
import { stockKindOf, stockListPath } from './stock-kind.ts'
import { StockTable } from './stock-table.tsx'

/** What the catalogue holds: cars, used cars, parts and makers, each with search, filters and changes for many at once. */
export default function StockPage() {
  const kind = stockKindOf(useParams<{ kind?: string }>().kind ?? 'cars')
  if (kind === undefined) return <Missing />
  return (
    <ListBase
      key={kind}
      resource={STOCK_PATHS[kind]}
      perPage={25}
      sort={{ field: 'updated_at', order: 'DESC' }}
      storeKey={`stock-${kind}`}
      disableAuthentication
    >
      <ListScreen kind={kind} />
    </ListBase>
  )
}

function ListScreen({ kind }: { kind: StockKind }) {
  const say = useMessages()
  const mayEdit = useMay('catalogue.write')
  const mayPrice = useMay('catalogue.price')
  const { total } = useListContext<StockRow>()
  const { filterValues } = useListContext()
  // The log of what was done leads here.
  const isLedToChanges = new URLSearchParams(useLocation().search).has('changes')
  const [open, setOpen] = useState<'changes' | 'prices' | null>(isLedToChanges ? 'changes' : null)
  const close = () => setOpen(null)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <Page
      title={say('stock.title')}
      note={total === undefined ? undefined : say('stock.count', { count: total })}
      actions={
        <>
          {!isPhone && <ColumnsButton storeKey={`stock-${kind}.datatable`} />}
          <Button variant="outlined" startIcon={<History size={17} />} onClick={() => setOpen('changes')}>
            {say('stock.changes.title')}
          </Button>
          {mayPrice && kind !== 'brand' && (
            <Button variant="outlined" startIcon={<Percent size={17} />} disabled={total === undefined || total === 0} onClick={() => setOpen('prices')}>
              {say('stock.prices')}
            </Button>
          )}
          {mayEdit && kind === 'used_car' && (
            <Button variant="outlined" startIcon={<Images size={17} />} component={LinkBase} to={`${stockListPath(kind)}/photos`}>
              {say('stock.photos.title')}
            </Button>
          )}
          {mayEdit && (
            <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to={`${stockListPath(kind)}/new`}>
              {say(`stock.add.${kind}`)}
            </Button>
          )}
        </>
      }
    >
      <Tabs value={kind} variant="scrollable" allowScrollButtonsMobile sx={{ mb: 2, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}>
        {STOCK_KINDS.map((one) => (
          <Tab key={one} value={one} label={say(`stock.kind.${one}`)} component={LinkBase} to={stockListPath(one)} sx={{ minHeight: 40 }} />
        ))}
      </Tabs>
      <FilterBar Fields={STOCK_FILTERS[kind]} search={`stock.search.${kind}`} views={STOCK_PATHS[kind]} columnsKey={`stock-${kind}.datatable`} />
      <ListRows<StockRow> empty={say('stock.empty')} emptyHelp={say('stock.emptyHelp')} emptyFiltered={say('stock.emptyFiltered')}>
        {(rows) => (isPhone ? <StockCards kind={kind} rows={rows} /> : <StockTable kind={kind} />)}
      </ListRows>
      {open === 'changes' && <ChangesDialog onClose={close} />}
      {open === 'prices' && <PriceDialog kind={kind} choice={{ filter: withoutEmpty(filterValues) }} count={total ?? 0} onClose={close} />}
    </Page>
  )
}
