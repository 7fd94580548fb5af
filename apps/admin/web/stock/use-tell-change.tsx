import { Alert, Button } from '@mui/material'
import { useCloseNotification, useNotify, useRefresh } from 'react-admin'
import type { UndoneBatch } from '#contract/stock.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

/** Takes back what was changed for many at once, and says what came of it. */
export function useUndoChange(): (batchId: number) => Promise<boolean> {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  return async (batchId) => {
    try {
      const { count, kept } = await request<UndoneBatch>(`/change-batches/${batchId}/undo`, { body: {} })
      const told = [say('stock.undone', { count }), ...(kept.length === 0 ? [] : [`${say('stock.kept', { count: kept.length })}: ${namesOf(kept)}`])]
      notify(told.join(' '), { type: kept.length === 0 ? 'success' : 'warning', autoHideDuration: kept.length === 0 ? 4000 : null })
      refresh()
      return true
    } catch (error) {
      notify(textOf(error), { type: 'error' })
      return false
    }
  }
}

/** Says how many were changed, with the way back beside it. */
export function useTellChange(): (changed: { batch_id: number | null; count: number }) => void {
  const notify = useNotify()
  return ({ batch_id: batchId, count }) => notify(<ChangeToast batchId={batchId} count={count} />, { type: 'info', autoHideDuration: UNDO_MS })
}

/** Long enough to read it and to think again; the recent changes have the way back for good. */
const UNDO_MS = 15_000

function ChangeToast({ batchId, count }: { batchId: number | null; count: number }) {
  const say = useMessages()
  const undo = useUndoChange()
  const close = useCloseNotification()
  const action =
    batchId === null ? undefined : (
      <Button
        color="inherit"
        size="small"
        onClick={() => {
          close?.()
          void undo(batchId)
        }}
      >
        {say('stock.undo')}
      </Button>
    )
  return (
    <Alert severity="success" action={action} variant="filled" sx={{ bgcolor: COLOURS.night, color: '#fff' }}>
      {say('stock.changed', { count })}
    </Alert>
  )
}

const NAMES_SHOWN = 5

function namesOf(kept: UndoneBatch['kept']): string {
  return kept
    .slice(0, NAMES_SHOWN)
    .map(({ name }) => name)
    .join(', ')
}
