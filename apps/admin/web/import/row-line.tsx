import { Box, TextField } from '@mui/material'
import type { ImportRunRow } from '#contract/import-run.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { RunEdit } from './open-run.tsx'
import { Outcome } from './run-state.tsx'

/** A row: what it is, what becomes of it, each reason with its cell, and the cells to put right. */
export function RowLine({ row, edit }: { row: ImportRunRow; edit: RunEdit | null }) {
  const say = useMessages()
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: `1px solid ${COLOURS.line}`, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {say('imports.line', { line: String(row.row) })}
        </Box>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere', flex: '1 1 160px' }}>
          {row.title === '' ? '—' : row.title}
        </Box>
        <Outcome outcome={row.outcome} />
      </Box>
      {row.reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, fontSize: 13.5, overflowWrap: 'anywhere' }}>
          {row.reasons.map((reason) => (
            <Box component="li" key={`${reason.column ?? ''} ${reason.code}`} sx={{ color: reason.severity === 'error' ? COLOURS.danger : COLOURS.inkSoft }}>
              {reason.label !== null && <strong>{[reason.label, reason.cell].filter((part) => part !== null).join(' ')}: </strong>}
              {reason.message}
            </Box>
          ))}
        </Box>
      )}
      {edit !== null && row.cells.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
          {row.cells.map(({ column, label, text }) => (
            <TextField
              key={column}
              size="small"
              label={label}
              value={edit.corrections[String(row.row)]?.[column] ?? text}
              onChange={(event) => edit.correct(row.row, column, event.target.value)}
              slotProps={{ htmlInput: { maxLength: 2_000, 'aria-label': say('imports.correct', { label, line: String(row.row) }) } }}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
