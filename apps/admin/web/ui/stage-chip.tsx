import { Box } from '@mui/material'
import type { DealerStage } from '#contract/dealer-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { STAGE_COLOURS } from './colours.ts'

/** The stage of a dealer application as a word on its colour. */
export function StageChip({ stage }: { stage: DealerStage }) {
  const say = useMessages()
  const { text, ground } = STAGE_COLOURS[stage]
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
      {say(`dealerStage.${stage}`)}
    </Box>
  )
}
