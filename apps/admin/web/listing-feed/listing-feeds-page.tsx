import { Box, Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import type { ListingFeeds } from '#contract/listing-feed.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { destinationChoices } from '#apps/admin/web/country/destination-choices.ts'
import { MarketPage } from '#apps/admin/web/country/market-page.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { FeedPanel } from './feed-panel.tsx'

/** Feeds of the vehicles for platforms and partners. */
export default function ListingFeedsPage() {
  const say = useMessages()
  const locale = useStaffLocale()
  const mayWrite = useMay('content.write')
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useGetOne<ListingFeeds & RaRecord>('listing-feeds', { id: 'all', meta: { locale } })
  const destinations = destinationChoices(data?.destinations ?? [])
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} onClick={() => setAdding(true)}>
      {say('listingFeed.add')}
    </Button>
  )
  return (
    <MarketPage tab="feeds" actions={mayWrite ? add : undefined}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: 760 }}>{say('listingFeed.lead')}</Box>
      {error !== null && data === undefined ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : data.list.length === 0 ? (
        <Empty title={say('listingFeed.empty')} text={say('listingFeed.emptyHelp')} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
          {data.list.map((feed) => (
            <FeedPanel key={feed.id} feed={feed} destinations={destinations} />
          ))}
        </Box>
      )}
      {isAdding && <FeedDialog feed={null} destinations={destinations} onClose={() => setAdding(false)} />}
    </MarketPage>
  )
}
