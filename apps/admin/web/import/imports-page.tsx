import { Box } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { ImportRun } from '#contract/import-run.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Pager } from '#apps/admin/web/ui/pager.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { RunLine } from './run-line.tsx'
import { UploadPanel } from './upload-panel.tsx'

/** Sheets of suppliers: a new one, and those that came before. */
export default function ImportsPage() {
  const say = useMessages()
  return (
    <Page title={say('imports.title')} width={1080}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('imports.lead')}</Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <UploadPanel />
        <ListBase resource="imports" disableSyncWithLocation perPage={25} disableAuthentication>
          <Runs />
        </ListBase>
      </Box>
    </Page>
  )
}

function Runs() {
  const say = useMessages()
  const { data, error, refetch } = useListContext<ImportRun>()
  if (data === undefined) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <Panel title={say('imports.earlier')} isFlush>
      {data.length === 0 ? (
        <Empty title={say('imports.none')} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </Box>
      )}
      <Pager />
    </Panel>
  )
}
