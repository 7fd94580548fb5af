import { Alert, Box, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useGetOne, useParams } from 'react-admin'
import type { ImportDetail } from '#contract/import-run.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FoundPanel } from './found-panel.tsx'
import { MappingPanel } from './mapping-panel.tsx'
import { OpenRun } from './open-run.tsx'
import { ReportPanel } from './report-panel.tsx'
import { RowsPanel, type WantedRows } from './rows-panel.tsx'
import { RunState } from './run-state.tsx'

const POLL_MS = 1_000

type RunRecord = ImportDetail & { id: number }

/** One import, from what was found in its file to its report. */
export default function ImportPage() {
  const say = useMessages()
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<RunRecord>(
    'import',
    { id: Number(id) },
    { refetchInterval: ({ state }) => (isOnItsWay(state.data) ? POLL_MS : false), refetchOnWindowFocus: false },
  )
  // Kept here, because the rows stand elsewhere once the import is confirmed.
  const [wanted, setWanted] = useState<WantedRows | null>(null)
  if (data === undefined) return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
  const { run } = data
  const note = [say(`imports.kinds.${run.kind}`), run.supplier].filter((part) => part !== null).join(' · ')
  return (
    <Page title={run.file_name} note={note} actions={<RunState state={run.state} />} width={1080}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {run.state === 'failed' && <Alert severity="error">{run.failure ?? say('imports.failed')}</Alert>}
        {isOnItsWay(data) && (
          <Box aria-live="polite">
            <Box sx={{ mb: 1 }}>{say('imports.running', { percent: run.progress })}</Box>
            <LinearProgress variant="determinate" value={run.progress} aria-label={say('imports.states.running')} />
          </Box>
        )}
        {run.state === 'open' ? (
          <OpenRun detail={data} onChanged={() => void refetch()}>
            {(edit) => (
              <>
                <FoundPanel detail={data} />
                <MappingPanel detail={data} edit={edit} />
                <RowsPanel run={run} edit={edit} chosen={wanted} onChoose={setWanted} />
              </>
            )}
          </OpenRun>
        ) : (
          <>
            <ReportPanel run={run} onChanged={() => void refetch()} />
            <FoundPanel detail={data} />
            <RowsPanel run={run} edit={null} chosen={wanted} onChoose={setWanted} />
          </>
        )}
      </Box>
    </Page>
  )
}

function isOnItsWay(detail: ImportDetail | undefined): boolean {
  return detail?.run.state === 'queued' || detail?.run.state === 'running'
}
