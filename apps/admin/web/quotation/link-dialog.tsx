import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { ExternalLink } from 'lucide-react'
import type { QuotationVersion } from '#contract/quotation.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { versionAddress } from './version-address.ts'

/** The link of a version that was just made, to pass on. */
export function LinkDialog({ version, onClose }: { version: QuotationVersion; onClose: () => void }) {
  const say = useMessages()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say('quotation.issue.ready', { revision: version.revision })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{say('quotation.issue.readyText')}</DialogContentText>
        <Box
          component="code"
          translate="no"
          sx={{ display: 'block', p: 1.5, borderRadius: '6px', bgcolor: COLOURS.sunken, fontSize: 13, overflowWrap: 'anywhere' }}
        >
          {versionAddress(version)}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{say('app.close')}</Button>
        <CopyButton text={versionAddress(version)} label={say('quotation.copyLink')} isWide />
        <Button variant="contained" startIcon={<ExternalLink size={17} />} href={versionAddress(version)} target="_blank" rel="noopener noreferrer">
          {say('quotation.issue.open')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
