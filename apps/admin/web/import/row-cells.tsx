import { Box, TextField } from '@mui/material'
import type { ImportCell, ImportRunRow } from '#contract/import-run.ts'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { RunEdit } from './open-run.tsx'
import type { ReadText } from './use-read-text.ts'

type RowCellsProps = { row: ImportRunRow; cells: readonly ImportCell[]; edit: RunEdit | null; textOf: ReadText }

/** Cells of a row: what stands in the file, to be put right in place, and below each what it was read as. */
export function RowCells({ row, cells, edit, textOf }: RowCellsProps) {
  const say = useMessages()
  if (edit === null) return <Facts labelWidth={140} facts={cells.map(({ label, text }) => ({ label, value: text === '' ? null : text }))} />
  return (
    <Box
      sx={{ display: 'grid', columnGap: 1.5, rowGap: 2, mt: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))', alignItems: 'start' }}
    >
      {cells.map((cell) => {
        const { column, label, text, file_text: fileText } = cell
        const own = edit.corrections[String(row.row)]?.[column] ?? text
        return (
          <TextField
            key={column}
            size="small"
            label={label}
            value={own}
            helperText={
              <>
                {own === text ? readAs(cell) : say('imports.notReadYet')}
                {fileText !== null && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {fileText === '' ? say('imports.inFileEmpty') : say('imports.inFile', { text: fileText })}
                  </Box>
                )}
              </>
            }
            onChange={(event) => edit.correct(row.row, column, event.target.value, fileText ?? text)}
            slotProps={{
              htmlInput: { maxLength: 2_000, 'aria-label': say('imports.correct', { label, line: String(row.row) }) },
              inputLabel: { shrink: true },
              formHelperText: { sx: { mx: 0, overflowWrap: 'anywhere' } },
            }}
          />
        )
      })}
    </Box>
  )

  function readAs({ column, text, value }: ImportCell): string {
    if (value !== null) return say('imports.readAs', { value: textOf(column, value) })
    if (text.trim() === '') return ''
    const isRefused = row.reasons.some((reason) => reason.column === column && reason.severity === 'error')
    return say(isRefused ? 'imports.notUnderstood' : 'imports.readAsNothing')
  }
}
