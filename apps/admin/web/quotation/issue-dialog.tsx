import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { ExternalLink, Link2, Send } from 'lucide-react'
import { useState } from 'react'
import type { QuotationDetail } from '#contract/quotation.ts'
import { quotationTotals } from '#contract/quotation-values.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useQuotationAction } from './use-quotation-action.ts'
import { versionAddress } from './version-address.ts'

type IssueDialogProps = { quotation: QuotationDetail; isMailed: boolean; onChange: (changed: QuotationDetail) => void; onClose: () => void }

/** Shows once more what goes out to whom, since it cannot be changed afterwards. Without mail it ends with the link to pass on. */
export function IssueDialog({ quotation, isMailed, onChange, onClose }: IssueDialogProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const figures = useFigures()
  const times = useTimes()
  // The page is made anew by what was issued, and this dialog with it: it shows the link first.
  const [issued, setIssued] = useState<QuotationDetail | null>(null)
  const { act, isBusy } = useQuotationAction(quotation.id, isMailed ? onChange : keep)
  function keep(changed: QuotationDetail) {
    if (changed.revision > quotation.revision) setIssued(changed)
    else onChange(changed)
  }
  const { value, version } = quotation
  const { basisCents, totalCents } = quotationTotals(value)
  const revision = quotation.revision + 1
  const link = issued?.versions.find((made) => made.revision === issued.revision)
  const close = () => {
    onClose()
    if (issued !== null) onChange(issued)
  }
  const issue = async () => {
    const isDone = await act({ action: 'issue', body: { version, is_mailed: isMailed } }, isMailed ? 'quotation.done.mailed' : 'quotation.done.linked')
    // What is missing is shown by the fields behind this dialog.
    if (!isDone) onClose()
  }
  if (link !== undefined)
    return (
      <Dialog open onClose={close} maxWidth="sm" fullWidth>
        <DialogTitle>{say('quotation.issue.ready', { revision: link.revision })}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{say('quotation.issue.readyText')}</DialogContentText>
          <Box
            component="code"
            translate="no"
            sx={{ display: 'block', p: 1.5, borderRadius: '6px', bgcolor: COLOURS.sunken, fontSize: 13, overflowWrap: 'anywhere' }}
          >
            {versionAddress(link)}
          </Box>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close}>{say('app.close')}</Button>
          <CopyButton text={versionAddress(link)} label={say('quotation.copyLink')} isWide />
          <Button variant="contained" startIcon={<ExternalLink size={17} />} href={versionAddress(link)} target="_blank" rel="noopener noreferrer">
            {say('quotation.issue.open')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth>
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
        <Button onClick={close}>{say('app.cancel')}</Button>
        <Button variant="contained" startIcon={isMailed ? <Send size={17} /> : <Link2 size={17} />} disabled={isBusy} onClick={() => void issue()}>
          {say(isMailed ? 'quotation.issue.send' : 'quotation.issue.make')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
