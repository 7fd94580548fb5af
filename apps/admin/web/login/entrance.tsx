import { Box, Typography } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import { LanguageSwitch } from '#apps/admin/web/shell/language-switch.tsx'
import { Wordmark } from '#apps/admin/web/shell/wordmark.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { setPageTitle } from '#apps/admin/web/ui/page-title.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Frame of the screens before one is inside: name, language, one card. */
export function Entrance({ title, lead, children, foot }: { title: string; lead?: string; children: ReactNode; foot?: ReactNode }) {
  const say = useMessages()
  const name = say('app.name')
  useEffect(() => {
    const before = setPageTitle(`${title} · ${name}`, false)
    return () => {
      if (before !== '') setPageTitle(before)
    }
  }, [title, name])
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: COLOURS.sunken }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: { xs: 2, sm: 3 }, color: COLOURS.ink }}>
        <Wordmark height={24} />
        <LanguageSwitch />
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'flex', flexDirection: 'column', alignItems: 'center', px: 2, pt: { xs: 1, sm: '6vh' }, pb: 4 }}>
        <Box sx={{ width: '100%', maxWidth: 440, bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '10px', p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h1" sx={{ mb: lead === undefined ? 2.5 : 0.75 }}>
            {title}
          </Typography>
          {lead !== undefined && <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{lead}</Typography>}
          {children}
        </Box>
        {foot !== undefined && <Box sx={{ maxWidth: 440, mt: 2, px: 1, color: 'text.secondary', fontSize: 13.5, textAlign: 'center' }}>{foot}</Box>}
      </Box>
    </Box>
  )
}

/** Fields of one card, one below the other, sent by the button or the return key. */
export function EntranceForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {children}
    </Box>
  )
}
