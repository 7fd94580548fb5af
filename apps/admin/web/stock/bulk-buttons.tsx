import { Button } from '@mui/material'
import { Archive, Eye, EyeOff, Percent } from 'lucide-react'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { PublishState } from '#contract/content-values.ts'
import { STOCK_PATHS, type StockKind } from '#contract/stock-values.ts'
import type { StockRow } from '#contract/stock.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { PriceDialog } from './price-dialog.tsx'
import { useTellChange } from './use-tell-change.tsx'

/** What can be done to all entries that are ticked. What was done can be taken back. */
export function BulkButtons({ kind }: { kind: StockKind }) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const tell = useTellChange()
  const { selectedIds, onUnselectItems } = useListContext<StockRow>()
  const mayPublish = useMay('catalogue.publish')
  const mayPrice = useMay('catalogue.price')
  const [isBusy, setBusy] = useState(false)
  const [hasPrices, setPrices] = useState(false)
  const set = async (state: PublishState) => {
    setBusy(true)
    try {
      const changed = await request<{ batch_id: number | null; count: number }>(`/${STOCK_PATHS[kind]}/states`, {
        body: { ids: selectedIds, publish_state: state },
      })
      onUnselectItems()
      refresh()
      tell(changed)
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {mayPublish && (
        <>
          <Button size="small" disabled={isBusy} startIcon={<Eye size={16} />} onClick={() => void set('published')}>
            {say('stock.publish')}
          </Button>
          <Button size="small" disabled={isBusy} startIcon={<EyeOff size={16} />} onClick={() => void set('hidden')}>
            {say('stock.hide')}
          </Button>
          <Button size="small" disabled={isBusy} startIcon={<Archive size={16} />} onClick={() => void set('archived')}>
            {say('stock.archive')}
          </Button>
        </>
      )}
      {mayPrice && kind !== 'brand' && (
        <Button size="small" disabled={isBusy} startIcon={<Percent size={16} />} onClick={() => setPrices(true)}>
          {say('stock.prices')}
        </Button>
      )}
      {hasPrices && <PriceDialog kind={kind} choice={{ ids: selectedIds.map(Number) }} count={selectedIds.length} onClose={() => setPrices(false)} />}
    </>
  )
}
