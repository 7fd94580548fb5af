import { Alert, Button } from '@mui/material'
import { useFailureText } from '#apps/admin/web/api/use-failure-text.ts'
import { useWords } from '#apps/admin/web/words/use-words.ts'

/** A failure in place of what should have been there, with another try. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const say = useWords()
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
