import { Box, CircularProgress } from '@mui/material'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Shown while a screen or its data is on the way; appears late, so that quick answers do not flicker. */
export function Loading() {
  const say = useMessages()
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: '40vh',
        opacity: 0,
        animation: 'appear 0s 0.3s forwards',
        '@keyframes appear': { to: { opacity: 1 } },
      }}
    >
      <CircularProgress size={28} thickness={4} aria-label={say('app.loading')} />
    </Box>
  )
}
