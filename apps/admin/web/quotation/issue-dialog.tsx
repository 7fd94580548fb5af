import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { Link2, Send } from 'lucide-react'
import type { QuotationDetail } from '#contract/quotation.ts'
import { quotationTotals } from '#contract/quotation-values.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import type { OnChange } from './on-change.ts'
import { useQuotationAction } from './use-quotation-action.ts'

type IssueDialogProps = { quotation: QuotationDetail; isMailed: boolean; onChange: OnChange; onClose: () => void }

/** Shows once more what goes out to whom, since it cannot be changed afterwards. */
export function IssueDialog({ quotation, isMailed, onChange, onClose }: IssueDialogProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const figures = useFigures()
  const times = useTimes()
  const { act, isBusy } = useQuotationAction(quotation.id, (changed) => onChange(changed, !isMailed && changed.revision > quotation.revision))
  const { value, version } = quotation
  const { basisCents, totalCents } = quotationTotals(value)
  const revision = quotation.revision + 1
  const issue = async () => {
    const isDone = await act({ action: 'issue', body: { version, is_mailed: isMailed } }, isMailed ? 'quotation.done.mailed' : 'quotation.done.linked')
    // What is missing is shown by the fields behind this dialog.
    if (!isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say(isMailed ? 'quotation.issue.mailTitle' : 'quotation.issue.linkTitle', { revision })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{say('quotation.issue.text')}</DialogContentText>
        <Facts
          labelWidth={130}
          facts={[
            { label: say('quotation.issue.to'), value: isMailed ? <bdi dir="ltr">{quotation.buyer_mail}</bdi> : null },
            { label: say('quotation.fields.document'), value: `${say(`quotation.documents.${value.document}`)} · ${sayValue('language', value.locale)}` },
            { label: say('quotation.sums.total', { basis: value.basis.toUpperCase() }), value: figures.dollars(basisCents) },
            { label: say('quotation.sums.toPay'), value: value.inspection_cents === null ? null : figures.dollars(totalCents) },
            { label: say('quotation.fields.valid_until'), value: times.dayWithYear(value.valid_until) },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" startIcon={isMailed ? <Send size={17} /> : <Link2 size={17} />} disabled={isBusy} onClick={() => void issue()}>
          {say(isMailed ? 'quotation.issue.send' : 'quotation.issue.make')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
