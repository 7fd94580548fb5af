import { Box, Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { LinkBase, useGetList } from 'react-admin'
import type { KeepingTime } from '#contract/keeping-time.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { KeepingTimePanel } from './keeping-time-panel.tsx'

/** As long as something is being erased, what is left is counted anew. */
const LOOK_MS = 2_000

/** How long each kind of personal data is kept. */
export default function KeepingTimesPage() {
  const say = useMessages()
  const { data, error, refetch } = useGetList<KeepingTime & { id: string }>(
    'keeping-times',
    {},
    { refetchInterval: ({ state }) => (state.data?.data.some(({ is_running: isRunning }) => isRunning) ? LOOK_MS : false) },
  )
  return (
    <Page
      title={say('keepingTime.title')}
      note={say('keepingTime.lead')}
      width={860}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/customers">
          {say('nav.customers')}
        </Button>
      }
    >
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <Failure error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {data.map((time) => (
            <KeepingTimePanel key={`${time.kind} ${String(time.months)} ${String(time.is_automatic)}`} time={time} onDone={() => void refetch()} />
          ))}
        </Box>
      )}
    </Page>
  )
}
