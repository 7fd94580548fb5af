import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Panels of any height in two columns without holes; one below another where there is no room. */
export function TwoStacks({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
      <Box sx={{ display: 'grid', gap: 2 }}>{first}</Box>
      <Box sx={{ display: 'grid', gap: 2 }}>{second}</Box>
    </Box>
  )
}
