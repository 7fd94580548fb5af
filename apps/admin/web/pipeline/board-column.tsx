import { Box, Button } from '@mui/material'
import { useEffect, useId, useMemo, useState } from 'react'
import { useInfiniteGetList, useListContext, useNotify } from 'react-admin'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { isClosedStatus, PIPELINE_LIMITS } from '#contract/pipeline-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { StatusChip } from '#apps/admin/web/ui/status-chip.tsx'
import { BoardCard } from './board-card.tsx'
import type { BoardMoves } from './board-moves.ts'
import { useStages } from './use-stages.ts'

type Props = {
  status: EnquiryStatus
  count: string
  valueCents: number
  moves: BoardMoves
  /** Told of the cards that are there, whenever others are. */
  onRows: (status: EnquiryStatus, rows: readonly EnquiryRow[]) => void
}

/** One state: how many leads, what is expected of them, and their cards a page at a time. Takes cards that may come here. */
export function BoardColumn({ status, count, valueCents, moves, onRows }: Props) {
  const say = useMessages()
  const figures = useFigures()
  const headingId = useId()
  const { dragged, setDragged, move } = moves
  const stages = useStages()
  const notify = useNotify()
  const [isOver, setOver] = useState(false)
  const steps = dragged === null ? null : stages(dragged)
  const isTaking = steps?.open.includes(status) ?? false
  const bar = steps?.barred.find((barred) => barred.status === status)
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      onDragOver={(event) => {
        // Also where it may not come: then dropping it says why.
        if (!isTaking && bar === undefined) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(isTaking)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged !== null && isTaking) move(dragged, status)
        else if (bar !== undefined) notify(say(`pipeline.bar.${bar.bar}`, { stage: say(`status.${status}`) }), { type: 'warning' })
        setDragged(null)
      }}
      sx={{
        minWidth: 0,
        minHeight: 160,
        // Long ones are scrolled for themselves, so that the others stay where a card can be dropped.
        maxHeight: { md: 'max(360px, calc(100dvh - 210px))' },
        overflowY: { md: 'auto' },
        px: 0.75,
        pb: 0.75,
        borderRadius: '8px',
        bgcolor: COLOURS.sunken,
        outline: isTaking ? `2px ${isOver ? 'solid' : 'dashed'} ${COLOURS.accent}` : 'none',
        outlineOffset: -2,
        opacity: bar === undefined ? 1 : 0.7,
      }}
    >
      <Box sx={{ position: 'sticky', top: 0, zIndex: 2, pt: 0.75, bgcolor: COLOURS.sunken }}>
        <Box
          component="h2"
          id={headingId}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, m: 0, px: 0.5, fontSize: 13.5, fontVariantNumeric: 'tabular-nums' }}
        >
          <StatusChip status={status} />
          <span>{count}</span>
        </Box>
        <Box sx={{ px: 0.5, pt: 0.5, pb: 1, minHeight: 30, fontSize: 12.5, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {bar === undefined
            ? valueCents > 0 && !isClosedStatus(status) && say('pipeline.sum', { value: figures.dollars(valueCents) })
            : say(`pipeline.bar.${bar.bar}`, { stage: say(`status.${status}`) })}
        </Box>
      </Box>
      <Cards status={status} moves={moves} onRows={onRows} />
    </Box>
  )
}

function Cards({ status, moves, onRows }: Pick<Props, 'status' | 'moves' | 'onRows'>) {
  const say = useMessages()
  const { filterValues, sort } = useListContext()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteGetList<EnquiryRow>(
    'enquiries',
    { pagination: { page: 1, perPage: PIPELINE_LIMITS.cards }, filter: { ...filterValues, status: [status] }, sort },
    // Cards stay until others are there: a menu that is open does not close under the hand.
    { placeholderData: (before) => before },
  )
  // A lead that moved up while the next page was fetched stands on both.
  const rows = useMemo(() => [...new Map(data?.pages.flatMap((page) => page.data).map((row) => [row.id, row])).values()], [data])
  useEffect(() => {
    onRows(status, rows)
    return () => onRows(status, [])
  }, [onRows, status, rows])
  if (data === undefined) return error === null ? null : <Failure error={error} onRetry={() => void refetch()} />
  if (rows.length === 0) return <Box sx={{ px: 0.5, py: 2, fontSize: 13, color: 'text.secondary' }}>{say('pipeline.empty')}</Box>
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <BoardCard key={row.id} row={row} moves={moves} />
        ))}
      </Box>
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {say('pipeline.more')}
        </Button>
      )}
    </>
  )
}
