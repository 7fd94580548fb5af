import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { MOST_UNITS } from '#contract/enquiry-values.ts'
import { lastSaleDay } from '#contract/pipeline-values.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { centsOf } from '#apps/admin/web/ui/cents.ts'
import { EditConflict } from '#apps/admin/web/ui/edit-conflict.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useNow } from '#apps/admin/web/ui/use-times.ts'

/** As it stands in the fields. */
type Typed = { expected_value: string; expected_close: string; quantity: string; destination_port: string }

/** Where the server's fields stand on the screen. */
const FIELD_OF: Readonly<Record<string, keyof Typed>> = {
  expected_value_cents: 'expected_value',
  expected_close_on: 'expected_close',
  quantity: 'quantity',
  destination_port: 'destination_port',
}

/** What is expected of a sale: how much, by when, how many and where to. What it may come to is suggested. */
export function SalePanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const figures = useFigures()
  const mayWrite = useMay('enquiry.write')
  const { typed, set, faults, save, isDirty, isBusy, conflict, choose, leave } = useSale(enquiry)
  const suggested = enquiry.suggested_value
  const today = useToday()
  const field = (name: keyof Typed) => ({
    size: 'small' as const,
    label: say(`pipeline.sale.${name}`),
    value: typed[name],
    disabled: !mayWrite,
    error: faults[name] !== undefined,
    helperText: faults[name] === undefined ? undefined : sayValue('issue', faults[name]),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <Panel title={say('pipeline.sale.title')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        sx={{ display: 'grid', gap: 1.5, pt: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
      >
        <TextField {...field('expected_value')} slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14, dir: 'ltr' } }} />
        <TextField {...field('expected_close')} type="date" slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: lastSaleDay(today) } }} />
        <TextField {...field('quantity')} slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: String(MOST_UNITS).length, dir: 'ltr' } }} />
        <TextField {...field('destination_port')} slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }} />
        {mayWrite && suggested !== null && enquiry.expected_value_cents !== suggested.cents && (
          <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: 13, color: 'text.secondary' }}>
            {say(`pipeline.sale.suggested.${suggested.source}`, { value: figures.dollars(suggested.cents) })}
            <Button size="small" onClick={() => set({ expected_value: dollarsOf(suggested.cents) })}>
              {say('pipeline.sale.take')}
            </Button>
          </Box>
        )}
        {mayWrite && (
          <Button type="submit" variant="outlined" disabled={!isDirty || isBusy} sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}>
            {say('app.save')}
          </Button>
        )}
      </Box>
      {conflict !== null && (
        <EditConflict
          base={conflict.base}
          mine={conflict.mine}
          theirs={conflict.theirs.typed}
          labelOf={(name) => say(`pipeline.sale.${name as keyof Typed}`)}
          textOf={(_name, value) => String(value)}
          onChoose={choose}
          onClose={leave}
        />
      )}
    </Panel>
  )
}

/** Today where the person sits. */
function useToday(): string {
  const now = useNow()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

function useSale(enquiry: EnquiryDetail) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const [base, setBase] = useState(() => baseOf(enquiry))
  const [typed, setTyped] = useState(base.typed)
  const [faults, setFaults] = useState<Partial<Record<keyof Typed, string>>>({})
  const [isBusy, setBusy] = useState(false)
  // What the other person has saved, beside what is typed here.
  const [conflict, setConflict] = useState<{ base: Typed; mine: Typed; theirs: Base } | null>(null)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(base.typed)
  const reset = (from: EnquiryDetail) => {
    const fresh = baseOf(from)
    setBase(fresh)
    setTyped(fresh.typed)
    setFaults({})
  }
  // What somebody else has saved is shown, unless something is being typed: then it is told when that is saved.
  if (!isDirty && (enquiry.sale_version !== base.version || enquiry.id !== base.id)) reset(enquiry)
  const save = async () => send(typed, base.version)
  const send = async (sent: Typed, version: number) => {
    const value = centsOf(sent.expected_value)
    const units = sent.quantity.trim() === '' ? null : Number(sent.quantity)
    if (value === undefined || Number.isNaN(units)) {
      setFaults({ ...(value === undefined && { expected_value: 'a_number' }), ...(Number.isNaN(units) && { quantity: 'a_number' }) })
      return
    }
    setBusy(true)
    try {
      const body = {
        version,
        expected_value_cents: value,
        expected_close_on: sent.expected_close === '' ? null : sent.expected_close,
        quantity: units,
        destination_port: sent.destination_port,
      }
      reset(await request<EnquiryDetail>(`/enquiries/${enquiry.id}/sale`, { body }))
      notify(say('pipeline.sale.saved'), { type: 'success', autoHideDuration: 2500 })
    } catch (error) {
      const { key, issues } = failureIn(error)
      setFaults(Object.fromEntries(issues.flatMap((issue) => (FIELD_OF[issue.path] === undefined ? [] : [[FIELD_OF[issue.path], issue.key]]))))
      if (key === 'conflict') setConflict({ base: base.typed, mine: sent, theirs: baseOf(await request<EnquiryDetail>(`/enquiries/${enquiry.id}`)) })
      else notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const choose = async (chosen: Record<string, unknown>) => {
    if (conflict === null) return
    const own = { ...conflict.theirs.typed, ...chosen }
    setBase(conflict.theirs)
    setTyped(own)
    setConflict(null)
    await send(own, conflict.theirs.version)
  }
  return {
    conflict,
    choose,
    leave: () => setConflict(null),
    typed,
    set: (changed: Partial<Typed>) => setTyped((held) => ({ ...held, ...changed })),
    faults,
    save,
    isDirty,
    isBusy,
  }
}

type Base = { id: number; version: number; typed: Typed }

function baseOf(enquiry: EnquiryDetail): Base {
  const { expected_value_cents: cents, expected_close_on: day, quantity, destination_port: port } = enquiry
  const typed = {
    expected_value: cents === null ? '' : dollarsOf(cents),
    expected_close: day ?? '',
    quantity: quantity === null ? '' : String(quantity),
    destination_port: port ?? '',
  }
  return { id: enquiry.id, version: enquiry.sale_version, typed }
}

/** `9650`, `9650.50`: cents only where there are some. */
function dollarsOf(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
}
