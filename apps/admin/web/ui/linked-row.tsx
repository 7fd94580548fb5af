import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { COLOURS } from './colours.ts'

/** A line of a list, whole of which a press opens what its `RowLink` names. */
export function LinkedRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.25,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
        '&:hover': { bgcolor: COLOURS.page },
      }}
    >
      {children}
    </Box>
  )
}

/** The name in a line, whose link covers the line. `isReference`: a number of ours. */
export function RowLink({ to, isReference = false, children }: { to: string; isReference?: boolean; children: ReactNode }) {
  return (
    <Link
      component={LinkBase}
      to={to}
      className={isReference ? 'ref' : undefined}
      sx={{ color: 'inherit', fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      {children}
    </Link>
  )
}
