import { Box } from '@mui/material'
import type { CustomerDetail } from '#contract/customer.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

/** What the customer agreed to and has not ended. */
export function ConsentsPanel({ customer }: { customer: CustomerDetail }) {
  const say = useMessages()
  const times = useTimes()
  return (
    <Panel title={say('customer.consents')}>
      {customer.consents.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('customer.noConsents')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, fontSize: 13.5 }}>
          {customer.consents.map(({ kind, at, text }) => (
            <li key={`${kind} ${at} ${text}`}>
              {say(`customer.consent.${kind}`)}
              <Box sx={{ color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' }}>
                <bdi>{text}</bdi> · {times.moment(at)}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  )
}
