import { Alert, Button } from '@mui/material'
import { useFailureText } from './use-failure-text.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** A failure in place of what should have been there, with another try. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const say = useMessages()
  const textOf = useFailureText()
  const action =
    onRetry === undefined ? undefined : (
      <Button color="inherit" size="small" onClick={onRetry}>
        {say('app.retry')}
      </Button>
    )
  return (
    <Alert severity="error" action={action}>
      {textOf(error)}
    </Alert>
  )
}
