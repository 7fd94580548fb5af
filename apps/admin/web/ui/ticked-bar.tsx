import { Box, Button, Checkbox } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, type RaRecord } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from './colours.ts'

/** Ticks an entry of the list; named by what it ticks, which react-admin's own boxes are not. */
export function Tick({ row }: { row: RaRecord & { name: string } }) {
  const say = useMessages()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': say('stock.tick', { name: row.name }) } }}
    />
  )
}

/** What can be done with what is ticked; stays in sight above a long list. */
export function TickedBar({ children }: { children: ReactNode }) {
  const say = useMessages()
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext()
  const count = say('ra.action.bulk_actions', { smart_count: selectedIds.length })
  if (selectedIds.length === 0) return null
  return (
    <Box
      role="toolbar"
      aria-label={count}
      sx={{
        position: 'sticky',
        top: { xs: 52, md: 0 },
        zIndex: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        bgcolor: COLOURS.sunken,
      }}
    >
      <Box sx={{ fontWeight: 600, mr: 1 }}>{count}</Box>
      {children}
      <Button size="small" sx={{ ml: 'auto' }} onClick={() => onSelect([...new Set([...selectedIds, ...data.map(({ id }) => id)])])}>
        {say('stock.tickPage')}
      </Button>
      <Button size="small" onClick={() => onUnselectItems()}>
        {say('ra.action.unselect')}
      </Button>
    </Box>
  )
}
