import { Alert, Box, Button } from '@mui/material'
import { ListX, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useGetOne, useNotify, useRefresh, type RaRecord } from 'react-admin'
import type { LeftOutReport, ListingFeed } from '#contract/listing-feed.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import type { Choice } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { FeedDialog } from './feed-dialog.tsx'
import { LeftOutDialog } from './left-out-dialog.tsx'

type Shown = 'edit' | 'left_out' | 'renew' | 'delete'

/** A feed: what it holds and for whom, its address, and the ways to change it. */
export function FeedPanel({ feed, destinations }: { feed: ListingFeed; destinations: readonly Choice[] }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const mayWrite = useMay('content.write')
  const [shown, setShown] = useState<Shown | null>(null)
  const { data: report } = useGetOne<LeftOutReport & RaRecord>('listing-feed-left-out', { id: feed.id, meta: { version: feed.version } })
  const { value, path, read_at: readAt } = feed
  const address = `${window.location.origin}${path}`
  const close = () => setShown(null)
  return (
    <Panel title={value.name}>
      <Facts
        labelWidth={130}
        facts={[
          { label: say('listingFeed.fields.format'), value: say(`listingFeed.format.${value.format}`) },
          { label: say('listingFeed.fields.kinds'), value: value.kinds.map((kind) => say(`priceSheet.trial.kinds.${kind}`)).join(', ') },
          { label: say('listingFeed.fields.locale'), value: sayValue('language', value.locale) },
          {
            label: say('listingFeed.fields.destination'),
            value:
              value.destination === null
                ? say('listingFeed.everywhere')
                : (destinations.find((each) => each.value === value.destination)?.label ?? value.destination),
          },
          { label: say('listingFeed.read'), value: readAt === null ? say('listingFeed.neverRead') : times.moment(readAt) },
          { label: say('listingFeed.holds'), value: report === undefined ? '…' : say('listingFeed.rows', { rows: report.rows, leftOut: report.left_out }) },
        ]}
      />
      {report?.faults.map((fault) => (
        <Alert key={fault} severity="warning" sx={{ mt: 1.5 }}>
          {say(`listingFeed.fault.${fault}`)}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1.5 }}>
        <Box
          component="code"
          translate="no"
          dir="ltr"
          aria-label={say('listingFeed.address')}
          sx={{ flex: 1, minWidth: 0, p: 1, borderRadius: '6px', bgcolor: COLOURS.sunken, fontSize: 12.5, overflowWrap: 'anywhere' }}
        >
          {address}
        </Box>
        <CopyButton text={address} label={say('listingFeed.copy')} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {mayWrite && (
          <Button variant="contained" startIcon={<Pencil size={16} />} onClick={() => setShown('edit')}>
            {say('listingFeed.edit')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<ListX size={17} />} disabled={report === undefined} onClick={() => setShown('left_out')}>
          {say('listingFeed.leftOut')}
        </Button>
        {mayWrite && (
          <>
            <Button startIcon={<RefreshCw size={16} />} onClick={() => setShown('renew')}>
              {say('listingFeed.renew')}
            </Button>
            <Button color="error" startIcon={<Trash2 size={16} />} onClick={() => setShown('delete')}>
              {say('listingFeed.delete')}
            </Button>
          </>
        )}
      </Box>
      {shown === 'edit' && <FeedDialog feed={feed} destinations={destinations} onClose={close} />}
      {shown === 'left_out' && report !== undefined && <LeftOutDialog name={value.name} report={report} onClose={close} />}
      {shown === 'renew' && <Step feed={feed} step="renew" path={`/listing-feeds/${feed.id}/address`} onClose={close} />}
      {shown === 'delete' && <Step feed={feed} step="delete" path={`/listing-feeds/${feed.id}/delete`} onClose={close} />}
    </Panel>
  )
}

/** What ends the address that somebody may be reading, asked about first. */
function Step({ feed, step, path, onClose }: { feed: ListingFeed; step: 'renew' | 'delete'; path: string; onClose: () => void }) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const { name } = feed.value
  const run = async () => {
    setBusy(true)
    try {
      await request(path, { body: {} })
      notify(say(`listingFeed.${step}Done`, { name }), { type: 'success' })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    }
    refresh()
    onClose()
  }
  return (
    <Confirm
      title={say(`listingFeed.${step}Title`)}
      text={say(`listingFeed.${step}Text`, { name })}
      submit={say(`listingFeed.${step}`)}
      isBusy={isBusy}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  )
}
