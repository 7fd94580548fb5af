import { Box, ButtonBase, ListItemText, Menu, MenuItem } from '@mui/material'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { PUBLISH_STATES, type PublishState } from '#contract/content-values.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { StockRow } from '#contract/stock.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { StateChip } from './state-chip.tsx'
import { usePatchStock } from './use-patch-stock.ts'

type StateCellProps = { kind: StockKind; row: StockRow }

/** Whether an entry is on the site; who may, changes it where it stands. */
export function StateCell({ kind, row }: StateCellProps) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const mayEdit = useMay('catalogue.publish')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { isBusy, patch } = usePatchStock(kind, row)
  const choose = async (state: PublishState) => {
    setAnchor(null)
    if (state !== row.publish_state) await patch({ publish_state: state })
  }
  return (
    <>
      {mayEdit ? (
        <ButtonBase
          disabled={isBusy}
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={`${say('stock.stateOf', { name: row.name })}: ${say(`stock.state.${row.publish_state}`)}`}
          sx={{ font: 'inherit', gap: 0.5, borderRadius: '4px', opacity: isBusy ? 0.5 : 1 }}
        >
          <StateChip state={row.publish_state} />
          <ChevronDown size={14} aria-hidden />
        </ButtonBase>
      ) : (
        <StateChip state={row.publish_state} />
      )}
      {row.publish_at !== null && row.publish_state !== 'published' && <Moment text={say('stock.comes', { time: times.short(row.publish_at, now) })} />}
      {row.withdraw_at !== null && row.publish_state === 'published' && <Moment text={say('stock.leaves', { time: times.short(row.withdraw_at, now) })} />}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {PUBLISH_STATES.map((state) => (
          <MenuItem key={state} selected={state === row.publish_state} onClick={() => void choose(state)}>
            <ListItemText primary={say(`stock.state.${state}`)} secondary={say(`stock.stateHelp.${state}`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function Moment({ text }: { text: string }) {
  return <Box sx={{ fontSize: 12.5, color: 'text.secondary', whiteSpace: 'nowrap' }}>{text}</Box>
}
