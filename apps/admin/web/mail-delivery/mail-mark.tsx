import { Box } from '@mui/material'
import type { MailTrouble } from '#contract/mail-values.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const LOOKS = {
  refused: { bgcolor: COLOURS.warningSoft, color: COLOURS.warning },
  failed: { bgcolor: COLOURS.dangerSoft, color: COLOURS.danger },
} as const

/** In a list: a mail about this one does not get through. Nothing where all do. */
export function MailMark({ trouble }: { trouble: MailTrouble | null }) {
  const say = useMessages()
  if (trouble === null) return null
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', px: 0.75, borderRadius: '4px', fontSize: 12.5, fontWeight: 600, whiteSpace: 'nowrap', ...LOOKS[trouble] }}
    >
      {say(`mail.mark.${trouble}`)}
    </Box>
  )
}
