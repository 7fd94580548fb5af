import { Box, Button } from '@mui/material'
import { useState } from 'react'
import type { AuditEntryView } from '#contract/audit.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useChangeWords } from './use-change-words.ts'

const SHOWN_AT_FIRST = 3

/** What a change made of a thing, field by field: before, and after. The first few; the others at a click. */
export function AuditChanges({ entry }: { entry: AuditEntryView }) {
  const say = useMessages()
  const changes = useChangeWords()(entry)
  const [isOpen, setOpen] = useState(false)
  if (changes.length === 0) return null
  const shown = isOpen ? changes : changes.slice(0, SHOWN_AT_FIRST)
  const more = changes.length - shown.length
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.5, fontSize: 12.5 }}>
      {shown.map(({ name, label, before, after }) => (
        <Box key={name} sx={{ display: 'grid', columnGap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '170px minmax(0, 1fr) minmax(0, 1fr)' } }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ ...VALUE, color: COLOURS.danger, textDecoration: before === '' ? 'none' : 'line-through' }}>
            <bdi>{before || '–'}</bdi>
          </Box>
          <Box component="dd" sx={{ ...VALUE, color: COLOURS.success }}>
            <bdi>{after || '–'}</bdi>
          </Box>
        </Box>
      ))}
      {more > 0 && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
          {say('audit.more', { count: more })}
        </Button>
      )}
    </Box>
  )
}

const VALUE = { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' } as const
