import { Box, Tab, Tabs } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import { DOCUMENT_OWNERS, MEDIA_TABS, type MediaOwner, type MediaTab } from '#contract/media-values.ts'
import type { OwnerMedia as OwnerMediaRecord, StaffMedia } from '#contract/media.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { TabPanel } from './tab-panel.tsx'

const RENDERING_POLL_MS = 3_000

/** A part or maker has one row of pictures; what lies elsewhere, as an import may have left it, stays in sight. */
function tabsOf(kind: MediaOwner, media: readonly StaffMedia[]): MediaTab[] {
  const own: readonly MediaTab[] = DOCUMENT_OWNERS.some((known) => known === kind) ? MEDIA_TABS : ['exterior']
  return MEDIA_TABS.filter((tab) => own.includes(tab) || media.some((medium) => medium.tab === tab))
}

/** Pictures, films and documents of one vehicle, part or maker. */
export function OwnerMedia({ kind, id }: { kind: MediaOwner; id: number }) {
  const say = useMessages()
  const mayEdit = useMay('catalogue.write')
  const [tab, setTab] = useState<MediaTab>('exterior')
  const { data, error, refetch } = useGetOne<OwnerMediaRecord & RaRecord>('owner-media', { id: `${kind}/${id}` })
  const isRendering = data?.media.some(({ state }) => state === 'pending') ?? false
  useEffect(() => {
    if (!isRendering) return
    const timer = setInterval(() => void refetch(), RENDERING_POLL_MS)
    return () => clearInterval(timer)
  }, [isRendering, refetch])
  if (data === undefined) return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
  return (
    <Panel>
      <Tabs value={tab} onChange={(_, next: MediaTab) => setTab(next)} variant="scrollable" allowScrollButtonsMobile sx={{ mb: 2 }}>
        {tabsOf(kind, data.media).map((one) => (
          <Tab
            key={one}
            value={one}
            label={`${say(kind === 'brand' ? 'media.logo' : `media.tab.${one}`)} (${data.media.filter((medium) => medium.tab === one).length})`}
            sx={{ minHeight: 44 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel">
        <TabPanel
          key={tab}
          place={{ owner_kind: kind, owner_id: id, tab }}
          media={data.media.filter((medium) => medium.tab === tab)}
          mayEdit={mayEdit}
          onChanged={() => void refetch()}
        />
      </Box>
    </Panel>
  )
}
