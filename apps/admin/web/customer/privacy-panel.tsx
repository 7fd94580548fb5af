import { Box, Button } from '@mui/material'
import { Download, UserX } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { CustomerDetail } from '#contract/customer.ts'
import { requestFile } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useCustomerAction } from './use-customer-action.ts'

/** What a person may ask for: all that is known of them, and that it is erased. */
export function PrivacyPanel({ customer }: { customer: CustomerDetail }) {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const { act, isBusy } = useCustomerAction(customer)
  const [isAsking, setAsking] = useState(false)
  if (!useMay('customer.privacy') || customer.erased_at !== null) return null
  const fetchAll = async () => {
    try {
      const file = await requestFile(`/customers/${customer.id}/export.json`, {})
      saveFile(file)
      notify(say('customer.exported', { count: file.total }), { type: 'success' })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    }
  }
  return (
    <Panel title={say('customer.privacy')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1.5 }}>{say('customer.privacyText')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<Download size={17} />} onClick={() => void fetchAll()}>
          {say('customer.export')}
        </Button>
        <Button variant="outlined" color="error" startIcon={<UserX size={17} />} onClick={() => setAsking(true)}>
          {say('customer.erase')}
        </Button>
      </Box>
      {isAsking && (
        <Confirm
          title={say('customer.eraseTitle')}
          text={say('customer.eraseText', { count: customer.enquiries })}
          submit={say('customer.erase')}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void act({ action: 'erase', body: {} }, 'customer.erasedNow').then(() => setAsking(false))}
        />
      )}
    </Panel>
  )
}
