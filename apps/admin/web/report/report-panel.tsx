import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { ReportTable } from '#contract/report-values.ts'
import { ExportFile } from '#apps/admin/web/demand/export-file.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'

type ReportPanelProps = {
  table: ReportTable
  /** Parameters of the period. */
  query: Readonly<Record<string, string>>
  help?: string | undefined
  isEmpty: boolean
  children: ReactNode
}

/** One table of a report with its chart, and the way to it as a file; a sentence where there is nothing to show. */
export function ReportPanel({ table, query, help, isEmpty, children }: ReportPanelProps) {
  const say = useMessages()
  const title = say(`report.table.${table}`)
  return (
    <Panel
      title={title}
      isFlush
      aside={
        isEmpty ? undefined : (
          <ExportFile
            path="/reports/export.csv"
            query={{ ...query, table }}
            sayDone={(count) => say('report.exported', { count })}
            label={say('report.export', { table: title })}
            isSmall
          />
        )
      }
    >
      {isEmpty ? (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary', fontSize: 13.5 }}>{say('report.nothing')}</Box>
      ) : (
        <>
          {help !== undefined && <Box sx={{ px: 2, pb: 1.5, mt: -1, color: 'text.secondary', fontSize: 13.5 }}>{help}</Box>}
          {children}
        </>
      )}
    </Panel>
  )
}
