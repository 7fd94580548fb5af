import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { COLOURS } from './colours.ts'

const LOOK = {
  good: { color: COLOURS.success, bgcolor: COLOURS.successSoft },
  attention: { color: COLOURS.warning, bgcolor: COLOURS.warningSoft },
  coming: { color: COLOURS.blue, bgcolor: COLOURS.blueSoft },
  plain: { color: COLOURS.muted, bgcolor: COLOURS.greySoft },
} as const

/** A word on the colour of what it means. */
export function Mark({ tone, children }: { tone: keyof typeof LOOK; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', px: 1, py: '2px', borderRadius: '4px', fontSize: 12.5, fontWeight: 600, whiteSpace: 'nowrap', ...LOOK[tone] }}
    >
      {children}
    </Box>
  )
}
