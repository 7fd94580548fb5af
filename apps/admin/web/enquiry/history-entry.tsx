import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { SALE_FIELDS } from '#contract/pipeline-values.ts'
import type { EnquiryEvent } from '#contract/staff-enquiry.ts'
import type { Routed } from '#contract/routing.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { useRoutedText } from '#apps/admin/web/ui/use-routed-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useDataMessages, useMessages, type Say } from '#apps/admin/web/messages/use-messages.ts'

/** Events of which people wrote what was said. */
const TOLD: ReadonlySet<string> = new Set([
  'answered',
  'not_reached',
  'buyer_wrote',
  'task_added',
  'task_done',
  'task_reopened',
  'status_changed',
  'loss_corrected',
])

/** One thing that happened: what, when, by whom; a note with its words. Beside others' histories `about` says to what; `text`: what was written with it. */
export function HistoryEntry({ event, about, text = null }: { event: EnquiryEvent; about?: ReactNode; text?: string | null }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const routedText = useRoutedText()
  const saleText = useSaleText()
  const note = event.kind === 'note_added' ? textOf(event.detail['text']) : null
  const told =
    event.kind === 'sale_changed'
      ? saleText(event.detail)
      : event.kind === 'routed'
        ? routedText(event.detail as Routed)
        : TOLD.has(event.kind)
          ? textOf(event.detail['text'])
          : (text ?? '')
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 2.5,
        pb: 1.5,
        fontSize: 13.5,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 3,
          top: 7,
          width: 7,
          height: 7,
          borderRadius: '50%',
          bgcolor: event.staff === null ? COLOURS.lineStrong : COLOURS.ink,
        },
        '&:not(:last-child)::after': { content: '""', position: 'absolute', left: 6, top: 17, bottom: -4, width: '1px', bgcolor: COLOURS.line },
      }}
    >
      <Box>{note === null ? titleOf(event, say, sayValue) : <Note text={note} />}</Box>
      {told === '' ? null : <Note text={told} />}
      <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
        {times.moment(event.created_at)} · <bdi>{event.staff?.name ?? say('app.system')}</bdi>
        {about === undefined ? null : <> · {about}</>}
      </Box>
    </Box>
  )
}

/** What was expected of a sale and what is now, a line for each of its fields. */
function useSaleText(): (detail: EnquiryEvent['detail']) => string {
  const say = useMessages()
  const figures = useFigures()
  const times = useTimes()
  const valueOf = (field: SaleField, values: unknown) => {
    const value = (values as Partial<Record<SaleField, string | number | null>> | undefined)?.[field] ?? null
    if (value === null) return say('pipeline.sale.nothing')
    if (field === 'expected_value') return figures.dollars(Number(value))
    return field === 'expected_close' ? times.day(String(value)) : String(value)
  }
  // Older changes did not say what was there before.
  return ({ from, to }) =>
    from === undefined
      ? ''
      : SALE_FIELDS.filter((field) => field in (to as object))
          .map((field) => say('pipeline.sale.change', { name: say(`pipeline.sale.${field}`), from: valueOf(field, from), to: valueOf(field, to) }))
          .join('\n')
}

type SaleField = (typeof SALE_FIELDS)[number]

function Note({ text }: { text: string }) {
  return (
    <Box dir="auto" sx={{ mb: 0.5, px: 1.5, py: 1, borderRadius: '6px', bgcolor: COLOURS.sunken, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  )
}

function titleOf({ kind, detail }: EnquiryEvent, say: Say, sayValue: (prefix: string, value: string) => string): string {
  if (kind === 'status_changed' && detail['from'] === 'quarantine') return say('event.released')
  if (kind === 'status_changed' && detail['to'] === 'lost' && typeof detail['reason'] === 'string')
    return say('event.lost', { from: sayValue('status', textOf(detail['from'])), to: say('status.lost'), reason: sayValue('pipeline.loss', detail['reason']) })
  if (kind === 'loss_corrected') return say('event.loss_corrected', { reason: sayValue('pipeline.loss', textOf(detail['to'])) })
  if (kind === 'status_changed')
    return say('event.status_changed', { from: sayValue('status', textOf(detail['from'])), to: sayValue('status', textOf(detail['to'])) })
  if (kind === 'owner_changed') return say('event.owner_changed', { from: nameOf(detail['from'], say), to: nameOf(detail['to'], say) })
  if (kind === 'routed') return say('event.routed', { to: nameOf(detail['to'], say) })
  if (kind === 'answered' || kind === 'not_reached' || kind === 'buyer_wrote')
    return say(`event.${kind}`, { channel: sayValue('reply.channels', textOf(detail['channel'])) })
  if (kind === 'entered') {
    const ways = [sayValue('entry.channel', textOf(detail['channel'])), textOf(detail['list'])].filter((part) => part !== '')
    return say('event.entered', { channel: ways.join(', ') })
  }
  if (kind === 'repeated') return say('event.repeated', { reference: textOf(detail['earlier_reference']) })
  if (kind === 'merged') return say('event.merged', { reference: textOf(detail['reference']) })
  if (isOfQuotation(kind)) {
    const { number, revision, name, reason, to } = detail
    return say(`event.${kind}`, {
      number: textOf(number),
      revision: typeof revision === 'number' ? revision : 0,
      name: textOf(name) || say('event.buyer'),
      to: textOf(to),
      reason: sayValue('quotation.reasons', textOf(reason)),
    })
  }
  if (kind === 'corrected') {
    const fields = Array.isArray(detail['fields']) ? detail['fields'].map((field) => sayValue('entry.fields', textOf(field))) : []
    return say('event.corrected', { fields: fields.join(', ') })
  }
  if (kind === 'sale_changed') {
    const fields = Array.isArray(detail['fields']) ? detail['fields'].map((field) => sayValue('pipeline.sale', textOf(field))) : []
    return say('event.sale_changed', { fields: fields.join(', ') })
  }
  return say(`event.${kind}`)
}

function isOfQuotation(kind: EnquiryEvent['kind']): kind is Extract<EnquiryEvent['kind'], `quotation_${string}`> {
  return kind.startsWith('quotation_')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function nameOf(person: unknown, say: Say): string {
  const name = typeof person === 'object' && person !== null ? (person as { name?: unknown }).name : null
  return typeof name === 'string' ? name : say('enquiry.unassign')
}
