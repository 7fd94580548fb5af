import { Box, IconButton } from '@mui/material'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useListContext } from 'react-admin'
import { COLOURS } from './colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Which part of the list is shown, and the way to its neighbours. Nothing where all fits on one page. */
export function Pager() {
  const say = useMessages()
  const { page, perPage, total, setPage } = useListContext()
  if (total === undefined || total <= perPage) return null
  const pages = Math.ceil(total / perPage)
  const from = (page - 1) * perPage + 1
  return (
    <Box
      component="nav"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 0.5,
        px: 1.5,
        py: 0.75,
        borderTop: `1px solid ${COLOURS.line}`,
        fontSize: 13,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ mr: 1 }}>{say('enquiries.range', { from, to: Math.min(total, page * perPage), total })}</Box>
      <IconButton size="small" aria-label={say('enquiries.previous')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton size="small" aria-label={say('enquiries.next')} disabled={page >= pages} onClick={() => setPage(page + 1)}>
        <ChevronRight size={20} />
      </IconButton>
    </Box>
  )
}
