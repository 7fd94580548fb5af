import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'

/** The secret of an endpoint, which can be read here and never again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const say = useMessages()
  return (
    <Dialog open maxWidth="sm" fullWidth>
      <DialogTitle>{say('webhook.secretTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 1.5 }}>{say('webhook.secretText')}</Box>
        <Box
          component="code"
          translate="no"
          dir="ltr"
          aria-label={say('webhook.secret')}
          sx={{ display: 'block', p: 1, mb: 1.5, borderRadius: '6px', bgcolor: COLOURS.sunken, fontSize: 13, overflowWrap: 'anywhere' }}
        >
          {secret}
        </Box>
        <CopyButton isWide text={secret} label={say('webhook.copySecret')} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {say('webhook.secretKept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
