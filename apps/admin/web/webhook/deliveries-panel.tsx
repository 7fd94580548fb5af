import { Box, Button } from '@mui/material'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { ListBase, useNotify, useRefresh, type RaRecord } from 'react-admin'
import type { Webhook, WebhookDelivery, WebhookTry } from '#contract/webhook.ts'
import { WEBHOOK_EVENTS, WEBHOOK_PING, type WebhookDeliveryState } from '#contract/webhook-values.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

/** As long as something is on its way it is looked at again. */
const LOOK_MS = 3_000

type Loaded = { data?: readonly (WebhookDelivery & RaRecord)[] }

/** What an endpoint was told lately, with every try. */
export function DeliveriesPanel({ webhook }: { webhook: Webhook }) {
  const say = useMessages()
  return (
    <Box component="section" aria-labelledby="deliveries">
      <Box component="h2" id="deliveries" sx={{ fontSize: 16, fontWeight: 600, m: 0, mb: 1 }}>
        {say('webhook.deliveries')}
      </Box>
      <ListBase
        resource="webhook-deliveries"
        perPage={25}
        filter={{ id: webhook.id }}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
        queryOptions={{ refetchInterval: ({ state }: { state: { data?: Loaded } }) => (state.data?.data?.some(isOnItsWay) === true ? LOOK_MS : false) }}
      >
        <ListRows<WebhookDelivery> empty={say('webhook.noDeliveries')} emptyFiltered={say('webhook.noDeliveries')}>
          {(rows) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((delivery) => (
                <Line key={delivery.id} delivery={delivery} isOn={webhook.value.is_on} />
              ))}
            </Box>
          )}
        </ListRows>
      </ListBase>
    </Box>
  )
}

function isOnItsWay({ state }: WebhookDelivery): boolean {
  return state === 'waiting'
}

const TONES = { waiting: 'coming', delivered: 'good', failed: 'attention', dropped: 'plain', erased: 'plain' } as const satisfies Record<
  WebhookDeliveryState,
  string
>

function Line({ delivery, isOn }: { delivery: WebhookDelivery; isOn: boolean }) {
  const say = useMessages()
  const times = useTimes()
  const { type, reference, state, tries } = delivery
  const event = WEBHOOK_EVENTS.find((known) => known === type)
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, fontSize: 13.5, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {event === undefined ? say('webhook.ping') : say(`webhook.event.${event}`)}
        </Box>
        {reference !== null && <span className="ref">{reference}</span>}
        <Mark tone={TONES[state]}>{say(`webhook.state.${state}`)}</Mark>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {times.moment(delivery.created_at)}
        </Box>
        {delivery.can_send && (isOn || type === WEBHOOK_PING) && <SendAgain id={delivery.id} />}
      </Box>
      <Box translate="no" dir="ltr" sx={{ color: 'text.secondary', fontSize: 12, overflowWrap: 'anywhere' }}>
        {delivery.event_id}
      </Box>
      {tries.length > 0 && (
        <Box component="ol" aria-label={say('webhook.tries')} sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary' }}>
          {tries.map((each, index) => (
            <li key={index}>
              <Try tried={each} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function Try({ tried: { at, status, fault, ms } }: { tried: WebhookTry }) {
  const say = useMessages()
  const times = useTimes()
  const outcome = fault === null ? say('webhook.answered', { status: String(status) }) : say(`webhook.fault.${fault}`)
  return `${times.moment(at)} · ${outcome} · ${say('webhook.took', { ms })}`
}

function SendAgain({ id }: { id: number }) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await request(`/webhook-deliveries/${id}/send`, { body: {} })
      notify(say('webhook.sentAgain'), { type: 'success', autoHideDuration: 2500 })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
    refresh()
  }
  return (
    <Button size="small" startIcon={<RotateCw size={15} />} disabled={isBusy} onClick={() => void send()} sx={{ ml: 'auto' }}>
      {say('webhook.sendAgain')}
    </Button>
  )
}
