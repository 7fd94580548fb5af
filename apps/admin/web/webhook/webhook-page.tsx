import { Alert, Box, Button } from '@mui/material'
import { ArrowLeft, KeyRound, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LinkBase, useGetOne, useNavigate, useNotify, useParams, useRefresh, type RaRecord } from 'react-admin'
import type { Webhook, Webhooks, WebhookSecret } from '#contract/webhook.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookState } from './webhook-state.tsx'

/** What becomes of an endpoint while its screen is open. */
const LOOK_MS = 10_000

/** An endpoint: what it is told, how it fares, and what was sent to it. */
export default function WebhookPage() {
  const { id } = useParams<{ id: string }>()
  const { data, error, refetch } = useGetOne<Webhooks & RaRecord>('webhooks', { id: 'all' }, { refetchInterval: LOOK_MS })
  if (data === undefined) return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
  const webhook = data.list.find((each) => String(each.id) === id)
  return webhook === undefined ? <Missing /> : <Endpoint webhook={webhook} />
}

type Shown = 'edit' | 'renew' | 'delete'

function Endpoint({ webhook }: { webhook: Webhook }) {
  const say = useMessages()
  const [shown, setShown] = useState<Shown | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const close = () => setShown(null)
  const { isBusy, act } = useActs(close)
  const navigate = useNavigate()
  const { id, value } = webhook
  const path = `/webhooks/${id}`
  return (
    <Page
      title={value.name}
      note={<WebhookState webhook={webhook} />}
      width={980}
      actions={
        <>
          <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/webhooks">
            {say('webhook.title')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Send size={16} />}
            disabled={isBusy}
            onClick={() => void act(() => request(`${path}/test`, { body: {} }), say('webhook.testSent'))}
          >
            {say('webhook.test')}
          </Button>
          <Button variant="contained" startIcon={<Pencil size={16} />} onClick={() => setShown('edit')}>
            {say('webhook.edit')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Trouble webhook={webhook} />
        <Panel>
          <EndpointFacts webhook={webhook} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button startIcon={<KeyRound size={16} />} onClick={() => setShown('renew')}>
              {say('webhook.renew')}
            </Button>
            <Button color="error" startIcon={<Trash2 size={16} />} onClick={() => setShown('delete')}>
              {say('webhook.delete')}
            </Button>
          </Box>
        </Panel>
        <DeliveriesPanel webhook={webhook} />
      </Box>
      {shown === 'edit' && <WebhookDialog webhook={webhook} onClose={close} onSecret={setSecret} />}
      {shown === 'renew' && (
        <Confirm
          title={say('webhook.renewTitle')}
          text={say('webhook.renewText')}
          submit={say('webhook.renew')}
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => void act(async () => setSecret((await request<WebhookSecret>(`${path}/secret`, { body: {} })).secret), say('webhook.renewDone'))}
        />
      )}
      {shown === 'delete' && (
        <Confirm
          title={say('webhook.deleteTitle')}
          text={say('webhook.deleteText', { name: value.name })}
          submit={say('webhook.delete')}
          isBusy={isBusy}
          onClose={close}
          onConfirm={() =>
            void act(async () => {
              await request(`${path}/delete`, { body: {} })
              navigate('/webhooks')
            }, say('webhook.deleteDone'))
          }
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Page>
  )
}

function useActs(onDone: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work()
      notify(done, { type: 'success', autoHideDuration: 2500 })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
    refresh()
    onDone()
  }
  return { isBusy, act }
}

/** What its keepers have to know: that it was turned off by itself, or that nothing reaches it. */
function Trouble({ webhook }: { webhook: Webhook }) {
  const say = useMessages()
  const times = useTimes()
  const { off_reason: reason, off_at: offAt, failing_since: since } = webhook
  if (reason !== null && offAt !== null) return <Alert severity="error">{say(`webhook.offReason.${reason}`, { time: times.moment(offAt) })}</Alert>
  if (since !== null) return <Alert severity="warning">{say('webhook.failingSince', { time: times.moment(since) })}</Alert>
  return null
}

function EndpointFacts({ webhook }: { webhook: Webhook }) {
  const say = useMessages()
  const times = useTimes()
  const { value, last_ok_at: lastOkAt, overlap_until: overlapUntil } = webhook
  return (
    <Facts
      labelWidth={150}
      facts={[
        {
          label: say('webhook.fields.url'),
          value: (
            <Box component="span" translate="no" dir="ltr">
              {value.url}
            </Box>
          ),
        },
        { label: say('webhook.fields.events'), value: value.events.map((event) => say(`webhook.event.${event}`)).join(', ') },
        { label: say('webhook.fields.with_contact'), value: say(value.with_contact ? 'content.yes' : 'content.no') },
        { label: say('webhook.lastOk'), value: lastOkAt === null ? say('webhook.neverReached') : times.moment(lastOkAt) },
        { label: say('webhook.overlap'), value: overlapUntil === null ? null : times.moment(overlapUntil) },
      ]}
    />
  )
}
