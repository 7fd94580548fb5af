import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useWords } from '#apps/admin/web/words/use-words.ts'

type ConfirmProps = { title: string; text: string; submit: string; isBusy: boolean; onConfirm: () => void; onClose: () => void }

/** Asks before something that cannot be taken back. */
export function Confirm({ title, text, submit, isBusy, onConfirm, onClose }: ConfirmProps) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" color="error" disabled={isBusy} onClick={onConfirm}>
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
