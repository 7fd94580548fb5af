import { Alert } from '@mui/material'
import type { ImportDetail } from '#contract/import-run.ts'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const SEPARATORS = { ',': 'imports.commas', ';': 'imports.semicolons', '\t': 'imports.tabs' } as const

/** How the file was understood: encoding, sheet, line of headings, lines that are no rows. */
export function FoundPanel({ detail: { run, layout, columns } }: { detail: ImportDetail }) {
  const say = useMessages()
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label ?? name
  return (
    <Panel title={say('imports.found')}>
      {run.failure !== null && run.state === 'open' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {run.failure}
        </Alert>
      )}
      {layout !== null && (
        <Facts
          labelWidth={120}
          facts={[
            { label: say('imports.format'), value: layout.format === 'xlsx' ? 'XLSX' : 'CSV' },
            { label: say('imports.encoding'), value: layout.encoding?.toUpperCase() ?? null },
            { label: say('imports.separator'), value: layout.separator === null ? null : separatorOf(layout.separator) },
            { label: say('imports.sheet'), value: layout.sheet },
            { label: say('imports.otherSheets'), value: layout.other_sheets.join(', ') },
            { label: say('imports.headerRow'), value: say('imports.line', { line: String(layout.header_row) }) },
            { label: say('imports.rows'), value: run.totals === null ? null : say('imports.rowCount', { count: run.totals.rows }) },
            { label: say('imports.skipped'), value: linesOf(layout.skipped_rows.map(({ row }) => row)) },
            { label: say('imports.inferred'), value: layout.inferred_columns.map(labelOf).join(', ') },
          ]}
        />
      )}
    </Panel>
  )

  function separatorOf(separator: string): string {
    const key = SEPARATORS[separator as keyof typeof SEPARATORS]
    return key === undefined ? separator : say(key)
  }
}

const MOST_LINES = 30

function linesOf(rows: readonly number[]): string {
  return rows.slice(0, MOST_LINES).join(', ') + (rows.length > MOST_LINES ? ' …' : '')
}
