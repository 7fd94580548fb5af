import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { PublishState } from '#contract/content-values.ts'
import type { ChangeBatch } from '#contract/stock.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useFigures } from './use-stock-words.ts'
import { useUndoChange } from './use-tell-change.tsx'

/** What was last changed for many at once, each with its way back. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const say = useMessages()
  const { data, error, refetch } = useGetList<ChangeBatch>('change-batches', { pagination: { page: 1, perPage: 50 } })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say('stock.changes.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{say('stock.changes.lead')}</DialogContentText>
        {error !== null && data === undefined && <Failure error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Box sx={{ py: 2 }}>{say('stock.changes.empty')}</Box>}
        {data?.map((batch) => (
          <Change key={batch.id} batch={batch} onUndone={() => void refetch()} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Change({ batch, onUndone }: { batch: ChangeBatch; onUndone: () => void }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const undo = useUndoChange()
  const mayEdit = useMay(batch.kind === 'price' ? 'catalogue.price' : 'catalogue.publish')
  const what = useChangeText(batch)
  const [isBusy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    if (await undo(batch.id)) onUndone()
    setBusy(false)
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderTop: `1px solid ${COLOURS.line}` }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {say(`stock.kind.${batch.subject_kind}`)}: {what}
        </Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {say('stock.changed', { count: batch.count })} · {say('stock.changes.by', { name: batch.staff_name ?? '–', time: times.short(batch.at, now) })}
        </Box>
      </Box>
      {batch.undone_at !== null && <Box sx={{ color: 'text.secondary' }}>{say('stock.changes.undone')}</Box>}
      {batch.undone_at === null && mayEdit && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void takeBack()}>
          {say('stock.changes.undo')}
        </Button>
      )}
    </Box>
  )
}

function useChangeText({ kind, detail }: ChangeBatch): string {
  const say = useMessages()
  const figures = useFigures()
  if (kind !== 'price') return say('stock.changes.state', { state: say(`publication.state.${detail['publish_state'] as PublishState}`) })
  const amount = Number(detail['amount'])
  const sign = amount > 0 ? '+' : '−'
  const size = Math.abs(amount)
  return say('stock.changes.price', { amount: `${sign}${detail['change'] === 'percent' ? `${figures.number(size)} %` : figures.dollars(size)}` })
}
