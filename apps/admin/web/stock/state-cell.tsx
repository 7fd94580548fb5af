import { Box, ButtonBase, ListItemText, Menu, MenuItem } from '@mui/material'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { PUBLISH_STATES, type PublishState } from '#contract/content-values.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { StockRow } from '#contract/stock.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useStateText } from '#apps/admin/web/publication/state-chip.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { StockChip, stockState } from './stock-chip.tsx'
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
  const shown = stockState(row)
  const stateText = useStateText()
  // At once: what was planned ends.
  const choose = async (state: PublishState) => {
    setAnchor(null)
    if (state !== shown) await patch({ publish_state: state, publish_at: null })
  }
  return (
    <>
      {mayEdit ? (
        <ButtonBase
          disabled={isBusy}
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={`${say('stock.stateOf', { name: row.name })}: ${stateText({ state: shown, from: row.publish_at })}`}
          sx={{ font: 'inherit', gap: 0.5, borderRadius: '4px', opacity: isBusy ? 0.5 : 1 }}
        >
          <StockChip of={row} />
          <ChevronDown size={14} aria-hidden />
        </ButtonBase>
      ) : (
        <StockChip of={row} />
      )}
      {row.withdraw_at !== null && (shown === 'published' || shown === 'planned') && (
        <Moment text={say('publication.leaves', { time: times.short(row.withdraw_at, now) })} />
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {PUBLISH_STATES.map((state) => (
          <MenuItem key={state} selected={state === shown} onClick={() => void choose(state)}>
            <ListItemText primary={say(`publication.state.${state}`)} secondary={say(`publication.help.${state}`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function Moment({ text }: { text: string }) {
  return <Box sx={{ fontSize: 12.5, color: 'text.secondary', whiteSpace: 'nowrap' }}>{text}</Box>
}
