import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { StaffLink } from '#contract/staff.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** A link to pass on, shown this once. */
export function LinkDialog({ name, link, onClose }: { name: string; link: StaffLink; onClose: () => void }) {
  const say = useMessages()
  const times = useTimes()
  const address = `${window.location.origin}/admin/#/setup?token=${link.token}`
  return (
    <Dialog open maxWidth="sm" fullWidth>
      <DialogTitle>{say('staff.linkTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{say('staff.linkLead', { time: times.moment(link.expires_at) })}</DialogContentText>
        <Box
          component="code"
          translate="no"
          sx={{ display: 'block', p: 1.5, borderRadius: '6px', bgcolor: COLOURS.sunken, fontSize: 13, overflowWrap: 'anywhere' }}
        >
          {address}
        </Box>
      </DialogContent>
      <DialogActions>
        <CopyButton text={address} label={say('staff.linkCopy')} isWide />
        <Button variant="contained" onClick={onClose}>
          {say('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
