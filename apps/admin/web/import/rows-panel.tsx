import { Box } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { IMPORT_OUTCOMES } from '#contract/import-values.ts'
import type { ImportRowsInput, ImportRun, ImportRunRow } from '#contract/import-run.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Pager } from '#apps/admin/web/ui/pager.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { RunEdit } from './open-run.tsx'
import { RowLine } from './row-line.tsx'
import { useReadText } from './use-read-text.ts'

export type WantedRows = ImportRowsInput['outcome']

/** `chosen`: which rows somebody wants to see, null before they have said so. */
type RowsPanelProps = { run: ImportRun; edit: RunEdit | null; chosen: WantedRows | null; onChoose: (wanted: WantedRows) => void }

/** Every row with what becomes of it and why, those with a remark first. `edit` null: nothing can be put right any more. */
export function RowsPanel({ run, edit, chosen, onChoose }: RowsPanelProps) {
  const say = useMessages()
  const { totals } = run
  if (totals === null) return null
  const told = totals.warned + totals.rejected
  const wanted = chosen ?? (told > 0 ? 'told' : 'all')
  const choices = [
    { value: 'told', label: say('imports.told', { count: told }) },
    { value: 'all', label: say('imports.allRows', { count: totals.rows }) },
    ...IMPORT_OUTCOMES.map((outcome) => ({ value: outcome, label: `${say(`imports.outcomes.${outcome}`)} (${totals[outcome]})` })),
  ]
  return (
    <Panel title={say('imports.rowsTitle')} isFlush>
      <Box sx={{ px: 2, pb: 2, maxWidth: 360 }}>
        <SelectField label={say('imports.show')} value={wanted} choices={choices} onChange={(value) => onChoose(value as WantedRows)} />
      </Box>
      <ListBase
        key={wanted}
        resource="import-rows"
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
        perPage={25}
        filter={{ run_id: run.id, outcome: wanted, version: run.version }}
      >
        <Rows edit={edit} />
      </ListBase>
    </Panel>
  )
}

function Rows({ edit }: { edit: RunEdit | null }) {
  const say = useMessages()
  const textOf = useReadText()
  const { data, error, refetch } = useListContext<ImportRunRow & { id: number }>()
  if (data === undefined) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  if (data.length === 0) return <Empty title={say('imports.noRows')} />
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => (
          <RowLine key={row.row} row={row} edit={edit} textOf={textOf} />
        ))}
      </Box>
      <Pager />
    </>
  )
}
