import { Box, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { StatusChip } from '#apps/admin/web/ui/status-chip.tsx'
import { useStages } from './use-stages.ts'

/** The states that a lead can be moved to from its card, by hand or by key, and what bars the others. */
export function StageMenu({ row, onMove }: { row: EnquiryRow; onMove: (to: EnquiryStatus) => void }) {
  const say = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { open, barred } = useStages()(row)
  return (
    <>
      <IconButton
        aria-label={say('pipeline.move', { name: row.name })}
        aria-haspopup="menu"
        data-move={row.id}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mt: -0.75, mr: -0.75, mb: -1.25, width: 40, height: 40, flex: 'none', position: 'relative', zIndex: 1 }}
      >
        <ArrowRightLeft size={16} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { sx: { width: 280 } } }}>
        {open.length > 0 && <ListSubheader sx={{ lineHeight: '32px' }}>{say('pipeline.moveTo')}</ListSubheader>}
        {open.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setAnchor(null)
              onMove(status)
            }}
          >
            <StatusChip status={status} />
          </MenuItem>
        ))}
        {barred.length > 0 && (
          <Box component="li" role="presentation" sx={{ px: 2, py: 1, fontSize: 12.5, color: 'text.secondary' }}>
            <Box sx={{ fontWeight: 600 }}>{say('pipeline.notNow')}</Box>
            {barred.map(({ status, bar }) => (
              <div key={status}>{say(`pipeline.bar.${bar}`, { stage: say(`status.${status}`) })}</div>
            ))}
          </Box>
        )}
      </Menu>
    </>
  )
}
