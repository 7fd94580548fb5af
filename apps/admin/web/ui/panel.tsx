import { Box, Typography, type SxProps, type Theme } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { COLOURS } from './colours.ts'

type PanelProps = { title?: string; aside?: ReactNode; children: ReactNode; sx?: SxProps<Theme>; isFlush?: boolean }

/** A white field with a hairline: the one kind of box these screens have. `isFlush`: its content reaches the edge. */
export function Panel({ title, aside, children, sx, isFlush = false }: PanelProps) {
  const headingId = useId()
  return (
    <Box
      component="section"
      aria-labelledby={title === undefined ? undefined : headingId}
      sx={[
        { bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px', minWidth: 0, overflow: isFlush ? 'hidden' : 'visible' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {title !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 2, pt: 1.5, pb: isFlush ? 1.5 : 0.5 }}>
          <Typography variant="h2" id={headingId}>
            {title}
          </Typography>
          {aside}
        </Box>
      )}
      <Box sx={isFlush ? {} : { px: 2, pt: title === undefined ? 2 : 0.5, pb: 2 }}>{children}</Box>
    </Box>
  )
}
