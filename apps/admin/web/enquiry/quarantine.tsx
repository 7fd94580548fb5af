import { Alert, Button } from '@mui/material'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { formatList } from '#i18n/format.ts'
import { useEnquiryAction } from './use-enquiry-action.ts'

/** Why an enquiry is held back, and the way out for a real one. */
export function Quarantine({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const locale = useStaffLocale()
  const mayWrite = useMay('enquiry.write')
  const { act, isBusy } = useEnquiryAction(enquiry)
  const reasons = enquiry.spam_reasons.map((reason) => sayValue('enquiry.reason', reason))
  const release = (
    <Button color="inherit" variant="outlined" size="small" disabled={isBusy} onClick={() => void act({ action: 'release', body: {} }, 'enquiry.released')}>
      {say('enquiry.release')}
    </Button>
  )
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 2, flexWrap: 'wrap' }} action={mayWrite ? release : undefined}>
      <strong>{say('enquiry.quarantineTitle')}</strong> {say('enquiry.quarantineText', { score: enquiry.spam_score })}{' '}
      {reasons.length > 0 && `(${formatList(locale, reasons)})`}
    </Alert>
  )
}
