import { useNotify, useRefresh } from 'react-admin'
import type { UndoneBatch } from '#contract/stock.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { UNDO_MS, UndoToast } from '#apps/admin/web/ui/undo-toast.tsx'
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

function ChangeToast({ batchId, count }: { batchId: number | null; count: number }) {
  const say = useMessages()
  const undo = useUndoChange()
  return <UndoToast text={say('stock.changed', { count })} onUndo={batchId === null ? null : () => void undo(batchId)} />
}

const NAMES_SHOWN = 5

function namesOf(kept: UndoneBatch['kept']): string {
  return kept
    .slice(0, NAMES_SHOWN)
    .map(({ name }) => name)
    .join(', ')
}
