import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { DealerDetail, DealerEvent } from '#contract/staff-dealer.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { NoteForm } from '#apps/admin/web/ui/note-form.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useDataMessages, useMessages, type Say } from '#apps/admin/web/messages/use-messages.ts'
import { useDealerAction } from './use-dealer-action.ts'

/** What happened, newest first, and a field for what people know. */
export function DealerHistory({ dealer }: { dealer: DealerDetail }) {
  const say = useMessages()
  const mayWrite = useMay('dealer.write')
  const { act, isBusy } = useDealerAction(dealer)
  return (
    <Panel title={say('enquiry.timeline')}>
      {mayWrite && <NoteForm isBusy={isBusy} onAdd={(text) => act({ action: 'notes', body: { text } }, 'enquiry.noted')} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {dealer.events.toReversed().map((event) => (
          <DealerEntry key={event.id} event={event} />
        ))}
      </Box>
    </Panel>
  )
}

/** One thing that happened. Beside others' histories `about` says to what; `text`: what was written with it. */
export function DealerEntry({ event, about, text = null }: { event: DealerEvent; about?: ReactNode; text?: string | null }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const leftOut = Number(event.detail['left_out'] ?? 0)
  const written = text || textOf(event.detail['text']) || textOf(event.detail['message'])
  return (
    <Box component="li" sx={{ py: 1, fontSize: 13.5, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      {event.kind !== 'note_added' && <Box>{titleOf(event, say, sayValue)}</Box>}
      {leftOut > 0 && <Box>{say('dealerEvent.leftOut', { count: leftOut })}</Box>}
      {written !== '' && (
        <Box dir="auto" sx={{ my: 0.5, px: 1.5, py: 1, borderRadius: '6px', bgcolor: COLOURS.sunken, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {written}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
        {times.moment(event.created_at)} · <bdi>{event.staff?.name ?? say('dealerEvent.applicant')}</bdi>
        {about === undefined ? null : <> · {about}</>}
      </Box>
    </Box>
  )
}

function titleOf({ kind, detail }: DealerEvent, say: Say, sayValue: (prefix: string, value: string) => string): string {
  if (kind === 'stage_changed') {
    return say('dealerEvent.stage_changed', { from: sayValue('dealerStage', textOf(detail['from'])), to: sayValue('dealerStage', textOf(detail['to'])) })
  }
  if (kind === 'owner_changed') return say('dealerEvent.owner_changed', { from: nameOf(detail['from'], say), to: nameOf(detail['to'], say) })
  if (kind === 'documents_added') return say('dealerEvent.documents_added', { count: Number(detail['count'] ?? 0) })
  return sayValue('dealerEvent', kind)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function nameOf(person: unknown, say: Say): string {
  const name = typeof person === 'object' && person !== null ? (person as { name?: unknown }).name : null
  return typeof name === 'string' ? name : say('enquiry.unassign')
}
