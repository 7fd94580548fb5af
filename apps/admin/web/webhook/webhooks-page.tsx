import { Box, Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import type { Webhook, Webhooks } from '#contract/webhook.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { LinkedRow, RowLink } from '#apps/admin/web/ui/linked-row.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookState } from './webhook-state.tsx'

/** Endpoints of other systems that are told of leads. */
export default function WebhooksPage() {
  const say = useMessages()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { data, error, refetch } = useGetOne<Webhooks & RaRecord>('webhooks', { id: 'all' })
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} onClick={() => setAdding(true)}>
      {say('webhook.add')}
    </Button>
  )
  return (
    <Page title={say('webhook.title')} actions={add} width={980}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: 760 }}>{say('webhook.lead')}</Box>
      {error !== null && data === undefined ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : data.list.length === 0 ? (
        <Empty title={say('webhook.empty')} text={say('webhook.emptyHelp')} />
      ) : (
        <Panel isFlush>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.list.map((webhook) => (
              <Line key={webhook.id} webhook={webhook} />
            ))}
          </Box>
        </Panel>
      )}
      {isAdding && <WebhookDialog webhook={null} onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Page>
  )
}

function Line({ webhook }: { webhook: Webhook }) {
  const say = useMessages()
  const times = useTimes()
  const { id, value, last_ok_at: lastOkAt } = webhook
  return (
    <LinkedRow>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <RowLink to={`/webhooks/${id}`}>
          <bdi>{value.name}</bdi>
        </RowLink>
        <Box translate="no" dir="ltr" sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
          {value.url}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        {lastOkAt === null ? say('webhook.neverReached') : say('webhook.reachedAt', { time: times.moment(lastOkAt) })}
      </Box>
      <WebhookState webhook={webhook} />
    </LinkedRow>
  )
}
