import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { PRICE_ROUNDINGS, STOCK_PATHS, type StockKind } from '#contract/stock-values.ts'
import type { PricePreview, StockFilter } from '#contract/stock.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DayField } from '#apps/admin/web/ui/day-field.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useFigures } from './use-stock-words.ts'
import { useTellChange } from './use-tell-change.tsx'

type PriceDialogProps = {
  kind: StockKind
  /** The entries that are ticked, or all that the list's filter finds. */
  choice: { ids: number[] } | { filter: StockFilter }
  count: number
  onClose: () => void
}

type Change = { kind: 'percent' | 'amount'; amount: number; rounding: number; valid_until: string | null }

/** Changes the prices of many: first every new price is shown, then exactly these are set. */
export function PriceDialog({ kind, choice, count, onClose }: PriceDialogProps) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const tell = useTellChange()
  const { onUnselectItems } = useListContext()
  const [way, setWay] = useState<Change['kind']>('percent')
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState(100)
  const [until, setUntil] = useState('')
  const [preview, setPreview] = useState<PricePreview | null>(null)
  const [isStale, setStale] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const amount = amountOf(typed, way)
  const change: Change = { kind: way, amount: amount ?? 0, rounding, valid_until: until === '' ? null : until }

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const look = async () => setPreview(await request<PricePreview>(`/${STOCK_PATHS[kind]}/prices/preview`, { body: { ...choice, ...change } }))
  const send = async ({ digest }: PricePreview) => {
    try {
      const changed = await request<{ batch_id: number | null; count: number }>(`/${STOCK_PATHS[kind]}/prices`, { body: { ...choice, ...change, digest } })
      onClose()
      onUnselectItems()
      refresh()
      tell(changed)
    } catch (error) {
      if (failureIn(error).key !== 'conflict') throw error
      setStale(true)
      await look()
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say('stock.priceDialog.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('ids' in choice ? 'stock.priceDialog.leadTicked' : 'stock.priceDialog.leadAll', { count })}</Box>
        {preview === null ? (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
            <TextField
              select
              fullWidth
              label={say('stock.prices')}
              value={way}
              onChange={(event) => setWay(event.target.value === 'amount' ? 'amount' : 'percent')}
            >
              <MenuItem value="percent">{say('stock.priceDialog.percent')}</MenuItem>
              <MenuItem value="amount">{say('stock.priceDialog.amount')}</MenuItem>
            </TextField>
            <TextField
              fullWidth
              autoFocus
              label={say(way === 'percent' ? 'stock.priceDialog.percentValue' : 'stock.priceDialog.amountValue')}
              value={typed}
              error={typed !== '' && amount === null}
              helperText={typed !== '' && amount === null ? say('issue.a_number') : undefined}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
            />
            <Rounding value={rounding} onChange={setRounding} />
            <DayField label={say('stock.priceDialog.validUntil')} value={until} onChange={setUntil} />
          </Box>
        ) : (
          <Preview preview={preview} isStale={isStale} />
        )}
      </DialogContent>
      <DialogActions>
        {preview === null ? (
          <>
            <Button onClick={onClose}>{say('app.cancel')}</Button>
            <Button variant="contained" disabled={isBusy || amount === null} onClick={() => void attempt(look)}>
              {say('stock.priceDialog.preview')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setPreview(null)}>{say('stock.priceDialog.back')}</Button>
            <Button variant="contained" disabled={isBusy || preview.rows.length === 0} onClick={() => void attempt(() => send(preview))}>
              {say('stock.priceDialog.submit', { count: preview.rows.length })}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Rounding({ value, onChange }: { value: number; onChange: (cents: number) => void }) {
  const say = useMessages()
  const figures = useFigures()
  const choices = PRICE_ROUNDINGS.map((cents) => ({ value: String(cents), label: cents === 1 ? say('stock.priceDialog.exact') : figures.dollars(cents) }))
  return <SelectField label={say('stock.priceDialog.rounding')} value={String(value)} choices={choices} onChange={(cents) => onChange(Number(cents))} />
}

/** More lines than anybody reads at once would only make the dialog slow; the sum stands above. */
const ROWS_SHOWN = 500

function Preview({ preview, isStale }: { preview: PricePreview; isStale: boolean }) {
  const say = useMessages()
  return (
    <>
      {isStale && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('stock.priceDialog.stale')}
        </Alert>
      )}
      <Box sx={{ fontWeight: 600 }}>{say('stock.priceDialog.previewCount', { count: preview.rows.length })}</Box>
      {preview.rows.length > 0 && <Prices rows={preview.rows} />}
      {preview.without_price > 0 && (
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>{say('stock.priceDialog.withoutPrice', { count: preview.without_price })}</Box>
      )}
      {preview.refused.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          {say('stock.priceDialog.refused', { count: preview.refused.length })}
          <Prices rows={preview.refused} />
        </Box>
      )}
    </>
  )
}

function Prices({ rows }: { rows: PricePreview['rows'] }) {
  const say = useMessages()
  const figures = useFigures()
  const number = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const
  return (
    <Table size="small" sx={{ mt: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{say('stock.priceDialog.name')}</TableCell>
          <TableCell sx={number}>{say('stock.priceDialog.before')}</TableCell>
          <TableCell sx={number}>{say('stock.priceDialog.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.slice(0, ROWS_SHOWN).map((row) => (
          <TableRow key={row.id}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{row.name}</bdi>
            </TableCell>
            <TableCell sx={number}>{figures.dollars(row.before)}</TableCell>
            <TableCell sx={{ ...number, fontWeight: 600 }}>{figures.dollars(row.after)}</TableCell>
          </TableRow>
        ))}
        {rows.length > ROWS_SHOWN && (
          <TableRow>
            <TableCell colSpan={3}>{say('stock.priceDialog.more', { count: rows.length - ROWS_SHOWN })}</TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  )
}

/** Per cent as they are, dollars as cents; null: no number, or none that changes anything. */
function amountOf(typed: string, way: Change['kind']): number | null {
  const text = typed.replace(/[\s,%$]/g, '').replace('−', '-')
  if (!/^[+-]?\d{1,7}(\.\d{1,2})?$/.test(text) || Number(text) === 0) return null
  return way === 'percent' ? Number(text) : Math.round(Number(text) * 100)
}
