import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { CustomerDetail, CustomerRow } from '#contract/customer.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SearchText } from './search-text.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { OtherCustomer } from './other-customer.tsx'
import { useCustomerAction } from './use-customer-action.ts'

/** Who was merged into this customer and can be taken out again; and a search for who else is the same. */
export function MergesPanel({ customer }: { customer: CustomerDetail }) {
  const say = useMessages()
  const times = useTimes()
  const mayWrite = useMay('enquiry.write')
  const { act, isBusy } = useCustomerAction(customer)
  if (customer.merges.length === 0 && !mayWrite) return null
  return (
    <Panel title={say('customer.merges')}>
      {customer.merges.map(({ id, reason, created_at: at, staff, other }) => (
        <Box key={id} sx={{ fontSize: 13.5, pb: 1.5, mb: 1.5, borderBottom: `1px solid ${COLOURS.line}` }}>
          <OtherCustomer other={other} />
          <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
            {say(`customer.mergedBy.${reason}`)} · <bdi>{staff?.name ?? say('app.system')}</bdi> · {times.moment(at)}
          </Box>
          {mayWrite && (
            <Button
              variant="outlined"
              disabled={isBusy}
              sx={{ mt: 1 }}
              onClick={() => void act({ action: 'separate', body: { merge_id: id } }, 'customer.separated')}
            >
              {say('customer.separate')}
            </Button>
          )}
        </Box>
      ))}
      {mayWrite && (
        <MergeByHand customer={customer} isBusy={isBusy} onMerge={(other) => void act({ action: 'merge', body: { other_id: other } }, 'customer.merged')} />
      )}
    </Panel>
  )
}

function MergeByHand({ customer, isBusy, onMerge }: { customer: CustomerDetail; isBusy: boolean; onMerge: (other: number) => void }) {
  const say = useMessages()
  const [word, setWord] = useState('')
  const { data = [] } = useGetList<CustomerRow>('customers', { filter: { word }, pagination: { page: 1, perPage: 6 } }, { enabled: word.trim().length > 1 })
  const found = word.trim().length > 1 ? data.filter(({ id }) => id !== customer.id) : []
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <SearchText label={say('customer.findSame')} onSearch={setWord} />
      {found.map((row) => (
        <Box key={row.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <OtherCustomer other={row} />
          </Box>
          <Button variant="outlined" disabled={isBusy} onClick={() => onMerge(row.id)} sx={{ flex: 'none' }}>
            {say('customer.merge')}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
