import { Box } from '@mui/material'
import type { ImportOutcome } from '#contract/import.ts'
import type { ImportRunState } from '#contract/import-values.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

const NEUTRAL = { text: COLOURS.muted, ground: COLOURS.sunken }
const GOOD = { text: COLOURS.success, ground: COLOURS.successSoft }
const DOUBTFUL = { text: COLOURS.warning, ground: COLOURS.warningSoft }
const BAD = { text: COLOURS.danger, ground: COLOURS.dangerSoft }

const STATES: Record<ImportRunState, { text: string; ground: string }> = {
  open: DOUBTFUL,
  queued: NEUTRAL,
  running: NEUTRAL,
  done: GOOD,
  failed: BAD,
  undone: NEUTRAL,
}
const OUTCOMES: Record<ImportOutcome, { text: string; ground: string }> = { new: GOOD, changed: GOOD, unchanged: NEUTRAL, warned: DOUBTFUL, rejected: BAD }

/** Where an import is, as a word on its colour. */
export function RunState({ state }: { state: ImportRunState }) {
  const say = useMessages()
  return <Chip colours={STATES[state]} text={say(`imports.states.${state}`)} />
}

/** What becomes of a row. */
export function Outcome({ outcome }: { outcome: ImportOutcome }) {
  const say = useMessages()
  return <Chip colours={OUTCOMES[outcome]} text={say(`imports.outcomes.${outcome}`)} />
}

function Chip({ colours: { text, ground }, text: word }: { colours: { text: string; ground: string }; text: string }) {
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
      {word}
    </Box>
  )
}
