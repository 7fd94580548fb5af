import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { ReactNode } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** `children`: what is to be chosen with it. */
type ConfirmProps = { title: string; text: string; submit: string; isBusy: boolean; onConfirm: () => void; onClose: () => void; children?: ReactNode }

/** Asks before something that cannot be taken back. */
export function Confirm({ title, text, submit, isBusy, onConfirm, onClose, children }: ConfirmProps) {
  const say = useMessages()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
        {children}
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
