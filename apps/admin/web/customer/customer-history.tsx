import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { CustomerDetail, CustomerEntry } from '#contract/customer.ts'
import { DealerEntry } from '#apps/admin/web/dealer/dealer-history.tsx'
import { HistoryEntry } from '#apps/admin/web/enquiry/history-entry.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

/** Everything that happened with a customer, newest first. */
export function CustomerHistory({ customer }: { customer: CustomerDetail }) {
  const say = useMessages()
  return (
    <Panel title={say('enquiry.timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {customer.history.map((entry) => (
          <Entry key={keyOf(entry)} entry={entry} />
        ))}
      </Box>
      {customer.is_cut && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say('customer.cut')}</Box>}
    </Panel>
  )
}

function keyOf(entry: CustomerEntry): string {
  return 'event' in entry ? `${entry.thing} ${entry.event.id}` : `${entry.thing} ${entry.id} ${entry.created_at}`
}

function Entry({ entry }: { entry: CustomerEntry }) {
  switch (entry.thing) {
    case 'enquiry':
      return <HistoryEntry event={entry.event} about={<About to={`/enquiries/${entry.id}/show`} reference={entry.reference} />} text={entry.text} />
    case 'dealer':
      return <DealerEntry event={entry.event} about={<About to={`/dealers/${entry.id}/show`} reference={entry.reference} />} text={entry.text} />
    default:
      return <PlainEntry entry={entry} />
  }
}

function About({ to, reference }: { to: string; reference: string }) {
  return (
    <Link component={LinkBase} to={to} className="ref">
      {reference}
    </Link>
  )
}

function PlainEntry({ entry }: { entry: Exclude<CustomerEntry, { event: unknown }> }) {
  const say = useMessages()
  const times = useTimes()
  return (
    <Box component="li" sx={{ py: 1, fontSize: 13.5, borderTop: `1px solid ${COLOURS.line}` }}>
      {entry.thing === 'member' ? say(`customer.account.${entry.what}`) : say('customer.marked', { model: entry.text })}
      <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{times.moment(entry.created_at)}</Box>
    </Box>
  )
}
