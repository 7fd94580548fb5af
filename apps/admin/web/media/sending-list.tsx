import { Alert, Box, LinearProgress } from '@mui/material'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { Sending } from './use-uploads.ts'

/** What is being sent, and what was not taken and why. */
export function SendingList({ sendings, onDismiss }: { sendings: readonly Sending[]; onDismiss: (id: number) => void }) {
  const say = useMessages()
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {sendings.map(({ id, name, share, error }) =>
        error === null ? (
          <Box key={id} sx={{ fontSize: 13 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <span>{share >= 1 ? say('media.checking') : `${Math.floor(share * 100)} %`}</span>
            </Box>
            <LinearProgress aria-label={name} variant={share >= 1 ? 'indeterminate' : 'determinate'} value={share * 100} />
          </Box>
        ) : (
          <Alert key={id} severity="error" onClose={() => onDismiss(id)}>
            <bdi>{name}</bdi>: {say(`error.${error}`)}
          </Alert>
        ),
      )}
    </Box>
  )
}
