import { Box } from '@mui/material'
import { useGetOne, type RaRecord } from 'react-admin'
import type { PriceSheets } from '#contract/landed-price-sheet.ts'
import { MarketPage } from '#apps/admin/web/country/market-page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { LapseAlert } from './lapse-alert.tsx'
import { SheetPanel } from './sheet-panel.tsx'

/** The sheets that landed prices are computed from. */
export default function PriceSheetsPage() {
  const say = useMessages()
  const { data, error, refetch } = useGetOne<PriceSheets & RaRecord>('price-sheets', { id: 'all' })
  return (
    <MarketPage tab="prices">
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: 760 }}>{say('priceSheet.lead')}</Box>
      <LapseAlert />
      {error !== null && data === undefined ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
          {data.list.map((state) => (
            <SheetPanel key={state.sheet} state={state} />
          ))}
        </Box>
      )}
    </MarketPage>
  )
}
