import { Alert, Box, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { CustomerDetail } from '#contract/customer.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { OtherCustomer } from './other-customer.tsx'
import { useCustomerAction } from './use-customer-action.ts'

/** Who may be the same, why, and what to do about it. */
export function HintsPanel({ customer }: { customer: CustomerDetail }) {
  const say = useMessages()
  const mayWrite = useMay('enquiry.write')
  const { act, isBusy } = useCustomerAction(customer)
  return customer.hints.map(({ id, reason, other }) => (
    <Alert key={id} severity="info" sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{say(`customer.hint.${reason}`)}</Box>
          <OtherCustomer other={other} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={LinkBase} to={`/customers/${other.id}`}>
            {say('customer.look')}
          </Button>
          {mayWrite && (
            <>
              <Button variant="outlined" disabled={isBusy} onClick={() => void act({ action: 'keep-apart', body: { hint_id: id } }, 'customer.keptApart')}>
                {say('customer.keepApart')}
              </Button>
              <Button variant="contained" disabled={isBusy} onClick={() => void act({ action: 'merge', body: { other_id: other.id } }, 'customer.merged')}>
                {say('customer.merge')}
              </Button>
            </>
          )}
        </Box>
      </Box>
    </Alert>
  ))
}
