import { Box } from '@mui/material'
import { ImageOff } from 'lucide-react'
import type { StockRow } from '#contract/stock.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

/** The first picture of an entry, small, or that it has none. */
export function Thumbnail({ row }: { row: StockRow }) {
  const say = useMessages()
  return (
    <Box
      sx={{
        width: 72,
        height: 48,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        bgcolor: COLOURS.sunken,
        borderRadius: '3px',
        overflow: 'hidden',
        color: COLOURS.lineStrong,
      }}
    >
      {row.picture === null ? (
        <ImageOff size={18} role="img" aria-label={say('stock.noPicture')} />
      ) : (
        <Box component="img" src={row.picture} alt="" loading="lazy" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      )}
    </Box>
  )
}
