import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { StockRecord } from '#contract/stock-record.ts'
import { STOCK_PATHS, type StockKind } from '#contract/stock-values.ts'
import type { StockRow, StoredStock } from '#contract/stock.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

/** Sets some fields of one entry from the list. Answers true once the server has confirmed it; what is wrong is said, and the list shows what is true. */
export function usePatchStock(kind: StockKind, row: StockRow): { isBusy: boolean; patch(value: Partial<StockRecord>): Promise<boolean> } {
  const say = useMessages()
  const sayValue = useDataMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const patch = async (value: Partial<StockRecord>) => {
    setBusy(true)
    try {
      await request<StoredStock>(`/${STOCK_PATHS[kind]}/${row.id}`, { method: 'PATCH', body: { version: row.version, value } })
      notify(say('edit.saved'), { type: 'success', autoHideDuration: 2500 })
      refresh()
      return true
    } catch (error) {
      const { key, issues } = failureIn(error)
      if (key === 'conflict') {
        notify(say('stock.changedAway'), { type: 'warning' })
        refresh()
      } else notify(issues[0] === undefined ? textOf(error) : sayValue('issue', issues[0].key), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, patch }
}
