import { Box, Typography } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { setPageTitle } from './page-title.ts'

type PageProps = { title: string; note?: ReactNode; actions?: ReactNode; children: ReactNode; width?: number }

/** Frame of every screen: heading, what may be done, content. The tab of the browser is named after it. */
export function Page({ title, note, actions, children, width = 1320 }: PageProps) {
  const say = useMessages()
  const name = say('app.name')
  useEffect(() => {
    setPageTitle(`${title} · ${name}`)
  }, [title, name])
  return (
    <Box sx={{ maxWidth: width, px: { xs: 2, md: 4 }, pt: { xs: 2, md: 3 }, pb: { xs: 3, md: 6 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2, minHeight: 36 }}>
        <Typography variant="h1" tabIndex={-1} id="page-title">
          {title}
        </Typography>
        {note !== undefined && <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{note}</Box>}
        {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  )
}
