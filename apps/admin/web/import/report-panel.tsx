import { Alert, Box, Button } from '@mui/material'
import { Download, List, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import type { ImportRun } from '#contract/import-run.ts'
import { IMPORT_STOCK_KINDS, IMPORT_WROTE } from '#contract/import-values.ts'
import { request, requestFile } from '#apps/admin/web/api/request.ts'
import { stockListPath } from '#apps/admin/web/stock/stock-kind.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What became of an import, its rejected rows as a file, and the way back. */
export function ReportPanel({ run, onChanged }: { run: ImportRun; onChanged: () => void }) {
  const say = useMessages()
  const times = useTimes()
  const textOf = useFailureText()
  const notify = useNotify()
  const step = useStep()
  const [isAsking, setAsking] = useState(false)
  const undo = async () => {
    const hasWorked = await step.run(async () => void (await request(`/imports/${run.id}/undo`, { body: { version: run.version } })))
    setAsking(false)
    if (hasWorked) onChanged()
  }
  const download = () =>
    requestFile(`/imports/${run.id}/rejected.csv`).then(saveFile, (error: unknown) => {
      notify(textOf(error), { type: 'error' })
    })
  if (run.state === 'queued' || run.state === 'running') return null
  return (
    <Panel title={say('imports.report')}>
      {step.error !== null && (
        <Alert severity="error" sx={{ my: 1 }}>
          {textOf(step.error)}
        </Alert>
      )}
      {run.undo !== null && <UndoNote undo={run.undo} />}
      <Facts
        labelWidth={120}
        facts={[
          { label: say('imports.by'), value: run.staff_name ?? say('imports.byCommand') },
          { label: say('imports.finished'), value: run.finished_at === null ? null : times.moment(run.finished_at) },
          { label: say('imports.undoneAt'), value: run.undone_at === null ? null : times.moment(run.undone_at) },
          { label: say('imports.result'), value: run.applied === null || run.state === 'failed' ? null : say('imports.applied', run.applied) },
          { label: say('imports.outcomes.warned'), value: run.totals === null ? null : String(run.totals.warned) },
          { label: say('imports.outcomes.rejected'), value: run.totals === null ? null : String(run.totals.rejected) },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {run.state === 'done' && <WrittenLinks run={run} />}
        {run.has_file && (run.totals?.rejected ?? 0) > 0 && (
          <Button variant="outlined" startIcon={<Download size={17} />} onClick={() => void download()}>
            {say('imports.rejectedFile')}
          </Button>
        )}
        {run.state === 'done' && (
          <Button variant="outlined" color="error" startIcon={<Undo2 size={17} />} onClick={() => setAsking(true)}>
            {say('imports.undo')}
          </Button>
        )}
      </Box>
      {isAsking && (
        <Confirm
          title={say('imports.undoTitle')}
          text={say('imports.undoText')}
          submit={say('imports.undo')}
          isBusy={step.isBusy}
          onConfirm={() => void undo()}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

function UndoNote({ undo }: { undo: NonNullable<ImportRun['undo']> }) {
  const say = useMessages()
  return (
    <Alert severity={undo.kept_count > 0 ? 'warning' : 'success'} sx={{ my: 1 }}>
      {say('imports.undone', { removed: undo.removed, restored: undo.restored })}
      {undo.kept_count > 0 && (
        <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {say('imports.kept', { count: undo.kept_count })} {undo.kept.join(', ')}
          {undo.kept_count > undo.kept.length ? ' …' : ''}
        </Box>
      )}
    </Alert>
  )
}

const LABELS = { added: 'imports.showAdded', changed: 'imports.showChanged' } as const

/** To the list of what the import added, and of what it changed; ports and rules of countries have lists of their own. */
function WrittenLinks({ run: { id, kind, applied } }: { run: ImportRun }) {
  const say = useMessages()
  const stockKind = IMPORT_STOCK_KINDS[kind]
  if (applied === null || stockKind === undefined) return null
  return IMPORT_WROTE.map((wrote) => {
    const count = wrote === 'added' ? applied.inserted : applied.updated
    if (count === 0) return null
    const filter = JSON.stringify({ import_run: String(id), import_wrote: wrote })
    return (
      <Button
        key={wrote}
        variant={wrote === 'added' ? 'contained' : 'outlined'}
        startIcon={<List size={17} />}
        component={LinkBase}
        to={`${stockListPath(stockKind)}?${new URLSearchParams({ filter, displayedFilters: '{}', sort: 'updated_at', order: 'DESC', page: '1', perPage: '25' }).toString()}`}
      >
        {say(LABELS[wrote], { count })}
      </Button>
    )
  })
}
