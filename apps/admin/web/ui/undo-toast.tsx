import { Alert, Button } from '@mui/material'
import { useCloseNotification } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from './colours.ts'

/** Long enough to read it and to think again. */
export const UNDO_MS = 15_000

/** Says what was done, with the way back beside it; null: there is none. For `notify`, shown for `UNDO_MS`. */
export function UndoToast({ text, onUndo }: { text: string; onUndo: (() => void) | null }) {
  const say = useMessages()
  const close = useCloseNotification()
  const action =
    onUndo === null ? undefined : (
      <Button
        color="inherit"
        size="small"
        onClick={() => {
          close?.()
          onUndo()
        }}
      >
        {say('stock.undo')}
      </Button>
    )
  return (
    <Alert severity="success" action={action} variant="filled" sx={{ bgcolor: COLOURS.night, color: '#fff' }}>
      {text}
    </Alert>
  )
}
