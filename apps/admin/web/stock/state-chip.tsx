import { Box } from '@mui/material'
import type { PublishState } from '#contract/content-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

const LOOK: Readonly<Record<PublishState, { text: string; ground: string }>> = {
  published: { text: COLOURS.success, ground: COLOURS.successSoft },
  draft: { text: COLOURS.warning, ground: COLOURS.warningSoft },
  hidden: { text: COLOURS.muted, ground: COLOURS.greySoft },
  archived: { text: COLOURS.muted, ground: COLOURS.greySoft },
}

/** Whether something is on the site, as a word on its colour. */
export function StateChip({ state }: { state: PublishState }) {
  const say = useMessages()
  const { text, ground } = LOOK[state]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        py: '2px',
        borderRadius: '4px',
        bgcolor: ground,
        color: text,
        fontSize: 12.5,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {say(`stock.state.${state}`)}
    </Box>
  )
}
