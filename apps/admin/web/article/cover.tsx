import { Box } from '@mui/material'
import { Newspaper } from 'lucide-react'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

/** A small picture of what is named beside it. */
export function Cover({ src }: { src: string | null }) {
  const size = { width: 64, height: 44, flex: 'none', borderRadius: '4px' } as const
  if (src !== null) return <Box component="img" src={src} alt="" loading="lazy" sx={{ ...size, objectFit: 'cover' }} />
  return (
    <Box aria-hidden sx={{ ...size, display: 'grid', placeItems: 'center', bgcolor: COLOURS.sunken, color: COLOURS.lineStrong }}>
      <Newspaper size={18} />
    </Box>
  )
}
