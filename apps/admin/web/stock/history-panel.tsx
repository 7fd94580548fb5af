import { Box, Button, Link } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useGetList, useNotify, type RaRecord } from 'react-admin'
import type { RevisionView } from '#contract/revision.ts'
import { STOCK_PATHS, type StockKind } from '#contract/stock-values.ts'
import type { StockPrice, StoredStock } from '#contract/stock.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useFigures, useStockText } from './use-stock-words.ts'

type HistoryPanelProps = { kind: StockKind; stored: StoredStock; mayEdit: boolean; onRestored: () => void }

/** What was changed on an entry, field by field, and what it has cost. Any earlier state can be brought back. */
export function HistoryPanel({ kind, stored, mayEdit, onRestored }: HistoryPanelProps) {
  const say = useMessages()
  const notify = useNotify()
  const textOf = useFailureText()
  const path = `/${STOCK_PATHS[kind]}/${stored.id}`
  const revisions = useGetList<RevisionView>('stock-revisions', { filter: { path, version: stored.version } })
  const [isBusy, setBusy] = useState(false)
  const restore = async (id: number) => {
    setBusy(true)
    try {
      await request(`${path}/restore`, { body: { version: stored.version, revision_id: id } })
      notify(say('stock.historyPanel.restored'), { type: 'success' })
      onRestored()
    } catch (error) {
      notify(failureIn(error).key === 'conflict' ? say('stock.changedAway') : textOf(error), { type: 'error' })
      if (failureIn(error).key === 'conflict') onRestored()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: kind === 'brand' ? '1fr' : '2fr 1fr' } }}>
      <Panel title={say('stock.record.history')}>
        {revisions.error !== null && <Failure error={revisions.error} />}
        {revisions.data === undefined && revisions.error === null && <Loading />}
        {revisions.data?.length === 0 && <Box sx={{ py: 1 }}>{say('stock.historyPanel.empty')}</Box>}
        {revisions.data?.map((revision) => (
          <Revision key={revision.id} revision={revision} onRestore={mayEdit ? () => void restore(revision.id) : null} isBusy={isBusy} />
        ))}
      </Panel>
      {kind !== 'brand' && <Prices path={path} version={stored.version} />}
    </Box>
  )
}

function Revision({ revision, onRestore, isBusy }: { revision: RevisionView; onRestore: (() => void) | null; isBusy: boolean }) {
  const say = useMessages()
  const times = useTimes()
  const { labelOf, textOf } = useStockText()
  const { before, after } = revision
  return (
    <Box sx={{ py: 1.25, borderTop: `1px solid ${COLOURS.line}`, '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13 }}>
        <Box sx={{ flex: 1 }}>
          {say('stock.historyPanel.by', {
            name: revision.staff_name ?? say(revision.import_run === null ? 'stock.historyPanel.clock' : 'stock.historyPanel.command'),
            time: times.moment(revision.at),
          })}
          {revision.batch_id !== null && revision.import_run === null && ` · ${say('stock.historyPanel.inBatch')}`}
          {revision.import_run !== null && (
            <>
              {' · '}
              <Link component={LinkBase} to={`/imports/${revision.import_run.id}`}>
                {say('stock.historyPanel.imported', { file: revision.import_run.file })}
              </Link>
            </>
          )}
        </Box>
        {before !== null && onRestore !== null && (
          <Button size="small" disabled={isBusy} onClick={onRestore}>
            {say('stock.historyPanel.restore')}
          </Button>
        )}
      </Box>
      {before === null ? (
        <Box>{say('stock.historyPanel.made')}</Box>
      ) : (
        Object.keys(after).map((name) => (
          <Box key={name} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {labelOf(name)}:
            </Box>{' '}
            <bdi>{textOf(name, before[name])}</bdi> → <bdi>{textOf(name, after[name])}</bdi>
          </Box>
        ))
      )}
    </Box>
  )
}

function Prices({ path, version }: { path: string; version: number }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const figures = useFigures()
  const { data, error } = useGetList<StockPrice & RaRecord>('stock-prices', { filter: { path, version } })
  return (
    <Panel title={say('stock.historyPanel.prices')}>
      {error !== null && <Failure error={error} />}
      {data?.length === 0 && <Box sx={{ py: 1 }}>{say('stock.historyPanel.noPrices')}</Box>}
      {data?.map((price) => (
        <Box key={price.id} sx={{ py: 1, borderTop: `1px solid ${COLOURS.line}`, '&:first-of-type': { borderTop: 0 } }}>
          <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {price.fob_price_usd_cents === null ? say('stock.askQuote') : figures.dollars(price.fob_price_usd_cents)}
          </Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {times.short(price.at, now)}
            {price.valid_until !== null && ` · ${say('stock.historyPanel.validUntil', { day: times.day(price.valid_until) })}`}
          </Box>
        </Box>
      ))}
    </Panel>
  )
}
