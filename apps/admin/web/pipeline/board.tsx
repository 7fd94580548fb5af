import { Box, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material'
import { useCallback, useState } from 'react'
import { ListContextProvider, useGetOne, useListContext } from 'react-admin'
import { ENQUIRY_STATUSES, MOST_COUNTED_ENQUIRIES, type EnquiryStatus } from '#contract/enquiry-values.ts'
import { BOARD_STATUSES } from '#contract/pipeline-values.ts'
import type { EnquiryBoard, EnquiryRow } from '#contract/staff-enquiry.ts'
import { withoutEmpty } from '#apps/admin/web/api/data-provider.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { TickedBar } from '#apps/admin/web/ui/ticked-bar.tsx'
import { BoardColumn } from './board-column.tsx'
import type { BoardMoves } from './board-moves.ts'
import { ManyButtons } from './many-buttons.tsx'
import { useMove } from './use-move.tsx'

/** Leads by state, by the filters of the list around: beside one another, on a phone one state at a time. */
export function Board() {
  const say = useMessages()
  const figures = useFigures()
  const list = useListContext<EnquiryRow>()
  const { filterValues } = list
  const mayWrite = useMay('enquiry.write')
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { data } = useGetOne<EnquiryBoard & { id: string }>(
    'enquiry-board',
    { id: JSON.stringify(withoutEmpty(filterValues)) },
    {
      retry: false,
      placeholderData: (before) => before,
    },
  )
  const { move, nameNext, dialogs } = useMove()
  const [dragged, setDragged] = useState<EnquiryRow | null>(null)
  const [chosen, setChosen] = useState<EnquiryStatus | null>(null)
  const [rows, setRows] = useState<Partial<Record<EnquiryStatus, readonly EnquiryRow[]>>>({})
  const keepRows = useCallback((status: EnquiryStatus, seen: readonly EnquiryRow[]) => setRows((before) => ({ ...before, [status]: seen })), [])
  const statuses = statusesOf(filterValues)
  const shown = chosen !== null && statuses.includes(chosen) ? chosen : (statuses[0] ?? 'new')
  const moves: BoardMoves = { dragged, setDragged, move, nameNext }
  const columnOf = (status: EnquiryStatus) => data?.columns.find((column) => column.status === status)
  const countOf = (status: EnquiryStatus) => {
    const count = columnOf(status)?.count
    return count === undefined ? '' : figures.number(count) + (count >= MOST_COUNTED_ENQUIRIES ? '+' : '')
  }
  return (
    // What is ticked and what a screen full of it is goes by the cards that are seen, not by the page of the list that is not.
    <ListContextProvider value={{ ...list, data: Object.values(rows).flat() } as typeof list}>
      {mayWrite && (
        <Box sx={{ mb: 1 }}>
          <TickedBar>
            <ManyButtons />
          </TickedBar>
        </Box>
      )}
      {isPhone && (
        <Tabs
          value={shown}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={say('pipeline.stages')}
          onChange={(_event, status: EnquiryStatus) => setChosen(status)}
          sx={{ mb: 1.5, minHeight: 44 }}
        >
          {statuses.map((status) => (
            <Tab key={status} value={status} label={`${say(`status.${status}`)} ${countOf(status)}`} sx={{ minHeight: 44, px: 1.5 }} />
          ))}
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          // A short column takes cards in all its height.
          alignItems: 'stretch',
          overflowX: 'auto',
          pb: 1,
          gridTemplateColumns: isPhone ? 'minmax(0, 1fr)' : `repeat(${statuses.length}, minmax(176px, 1fr))`,
        }}
      >
        {(isPhone ? [shown] : statuses).map((status) => (
          <BoardColumn key={status} status={status} count={countOf(status)} valueCents={columnOf(status)?.value_cents ?? 0} moves={moves} onRows={keepRows} />
        ))}
      </Box>
      {dialogs}
    </ListContextProvider>
  )
}

function statusesOf(filter: Record<string, unknown>): readonly EnquiryStatus[] {
  const asked = Array.isArray(filter['status']) ? filter['status'].map(String) : []
  return asked.length === 0 ? BOARD_STATUSES : ENQUIRY_STATUSES.filter((status) => asked.includes(status))
}
