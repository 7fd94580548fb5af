import { Box, Button } from '@mui/material'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { ImportReadValue, ImportRunRow } from '#contract/import-run.ts'
import { IMPORT_COLUMN_UNITS } from '#contract/import-values.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { MakerActions } from './maker-actions.tsx'
import type { RunEdit } from './open-run.tsx'
import { RowCells } from './row-cells.tsx'
import { Outcome } from './run-state.tsx'
import type { ReadText } from './use-read-text.ts'

type RowLineProps = { row: ImportRunRow; edit: RunEdit | null; textOf: ReadText }

/** A row: what it is, what becomes of it, each reason with its cell, and its cells, of which those with a reason stand open. */
export function RowLine({ row, edit, textOf }: RowLineProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  const told = row.cells.filter(({ column }) => row.reasons.some((reason) => reason.column === column))
  const shown = isOpen ? row.cells : edit === null ? [] : told
  const isAllTold = edit !== null && told.length === row.cells.length
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
      {!isOpen && <Summary row={row} textOf={textOf} />}
      {row.reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, fontSize: 13.5, overflowWrap: 'anywhere' }}>
          {row.reasons.map((reason) => (
            <Box component="li" key={`${reason.column ?? ''} ${reason.code}`} sx={{ color: reason.severity === 'error' ? COLOURS.danger : COLOURS.inkSoft }}>
              {reason.label !== null && <strong>{[reason.label, reason.cell].filter((part) => part !== null).join(' ')}: </strong>}
              {reason.message}
              {edit !== null && reason.code === 'unknown_brand' && <MakerActions name={cellText(row, reason.column)} edit={edit} />}
            </Box>
          ))}
        </Box>
      )}
      {shown.length > 0 && <RowCells row={row} cells={shown} edit={edit} textOf={textOf} />}
      {isOpen && row.worked_out.length > 0 && (
        <Box sx={{ mt: 1, fontSize: 13.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {say('imports.workedOut')} {row.worked_out.map(({ column, label, value }) => `${label} ${textOf(column, value)}`).join(' · ')}
        </Box>
      )}
      {row.cells.length > 0 && !isAllTold && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${say(isOpen ? 'imports.fewerCells' : 'imports.allCells', { count: row.cells.length })}, ${say('imports.line', { line: String(row.row) })}`}
          startIcon={isOpen ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
          onClick={() => setOpen(!isOpen)}
          sx={{ mt: 0.5, ml: -0.5 }}
        >
          {say(isOpen ? 'imports.fewerCells' : 'imports.allCells', { count: row.cells.length })}
        </Button>
      )}
    </Box>
  )
}

/** What the row says beside its name, as far as it was understood. */
function Summary({ row, textOf }: { row: ImportRunRow; textOf: ReadText }) {
  const parts = row.cells.flatMap(({ column, label, text, value }) => {
    if (value === null || row.title.includes(text)) return []
    const found = textOf(column, value)
    return [isBare(column, value) ? `${label} ${found}` : found]
  })
  if (parts.length === 0) return null
  return <Box sx={{ mt: 0.25, fontSize: 13.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>{parts.join(' · ')}</Box>
}

/** Says nothing without the name of its column: `Yes`, `2`. */
function isBare(column: string, value: ImportReadValue): boolean {
  return typeof value === 'boolean' || (typeof value === 'number' && IMPORT_COLUMN_UNITS[column] === undefined)
}

function cellText({ cells }: ImportRunRow, column: string | null): string {
  return cells.find((cell) => cell.column === column)?.text.trim() ?? ''
}
