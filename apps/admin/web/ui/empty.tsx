import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** What stands where nothing is: one sentence, perhaps a second, perhaps a way on. `isPage`: there is nothing else on the screen. */
export function Empty({ title, text, children, isPage = false }: { title: string; text?: string; children?: ReactNode; isPage?: boolean }) {
  return (
    <Box sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Typography component={isPage ? 'h1' : 'p'} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {text !== undefined && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      {children !== undefined && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  )
}
