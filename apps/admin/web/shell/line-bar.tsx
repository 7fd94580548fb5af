import { Box } from '@mui/material'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { RAIL_WIDTH } from './navigation.tsx'

/** Says that the line is away, above the screen and without taking the focus. */
export function LineBar() {
  const say = useMessages()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Box role="status" sx={{ position: 'sticky', top: { xs: 52, md: 0 }, zIndex: 1090, ml: { md: `${RAIL_WIDTH}px` } }}>
      {!isOnline && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, md: 4 }, py: 1, bgcolor: COLOURS.night, color: '#fff', fontSize: 13.5 }}>
          <WifiOff size={16} aria-hidden />
          {say('app.noLine')}
        </Box>
      )}
    </Box>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
