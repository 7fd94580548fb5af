import { Box, ButtonBase, TextField } from '@mui/material'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { StockKind } from '#contract/stock-values.ts'
import type { StockRow } from '#contract/stock.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { centsOf } from '#apps/admin/web/ui/cents.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { usePatchStock } from './use-patch-stock.ts'
import { useFigures } from './use-stock-words.ts'

type PriceCellProps = { kind: StockKind; row: StockRow }

/** The price of an entry; who may, sets it where it stands: Enter saves, Escape leaves it. */
export function PriceCell({ kind, row }: PriceCellProps) {
  const say = useMessages()
  const mayEdit = useMay('catalogue.price')
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <PriceField kind={kind} row={row} onDone={() => setEditing(false)} />
  if (!mayEdit) return <Price row={row} />
  return (
    <ButtonBase
      onClick={() => setEditing(true)}
      aria-label={say('stock.setPrice', { name: row.name })}
      sx={{ display: 'block', textAlign: 'start', font: 'inherit', px: 1, py: 0.5, mx: -1, borderRadius: '4px', '&:hover': { bgcolor: COLOURS.sunken } }}
    >
      <Price row={row} />
    </ButtonBase>
  )
}

/** A price with how long it holds. */
export function Price({ row }: { row: StockRow }) {
  const say = useMessages()
  const times = useTimes()
  const figures = useFigures()
  const today = useNow().toISOString().slice(0, 10)
  if (row.fob_price_usd_cents === null) return <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{say('stock.askQuote')}</Box>
  const until = row.price_valid_until
  return (
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {figures.dollars(row.fob_price_usd_cents)}
      {until !== null && (
        <Box sx={{ fontSize: 12.5, color: until < today ? COLOURS.danger : 'text.secondary' }}>
          {until < today ? say('stock.lapsed') : say('stock.until', { day: times.day(until) })}
        </Box>
      )}
    </Box>
  )
}

function PriceField({ kind, row, onDone }: { kind: StockKind; row: StockRow; onDone: () => void }) {
  const say = useMessages()
  const { isBusy, patch } = usePatchStock(kind, row)
  const [typed, setTyped] = useState(row.fob_price_usd_cents === null ? '' : String(row.fob_price_usd_cents / 100))
  const cents = centsOf(typed)
  // Leaving the field saves as Enter does; Escape has left it already.
  const isLeft = useRef(false)
  const save = async () => {
    if (isLeft.current || cents === undefined) return
    if (cents === row.fob_price_usd_cents || (await patch({ fob_price_usd_cents: cents }))) onDone()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save()
    if (event.key !== 'Escape') return
    isLeft.current = true
    onDone()
  }
  return (
    <TextField
      autoFocus
      value={typed}
      disabled={isBusy}
      error={cents === undefined}
      helperText={cents === undefined ? say('issue.a_number') : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKey}
      onBlur={() => void save()}
      sx={{ width: 120 }}
      slotProps={{ htmlInput: { 'aria-label': say('stock.priceOf', { name: row.name }), inputMode: 'decimal', maxLength: 14 } }}
    />
  )
}
