import { Box } from '@mui/material'
import type { LeadReport } from '#contract/report.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

const HEIGHT = 168
/** Names below the columns that have room beside one another; on a phone half of them. */
const MOST_LABELS = 8

/** Leads of each piece of the period as columns, those of the other period pale beside them. The table beside it says the same as text. */
export function TimeChart({ pieces }: { pieces: LeadReport['by_time'] }) {
  const say = useMessages()
  const times = useTimes()
  const largest = Math.max(1, ...pieces.flatMap(({ leads, before }) => [leads, before ?? 0]))
  const every = Math.ceil(pieces.length / MOST_LABELS)
  const isCompared = pieces.some(({ before }) => before !== null)
  return (
    <Box aria-hidden sx={{ px: 2, pb: 1 }}>
      <Box sx={{ display: 'flex', gap: pieces.length > 14 ? '2px' : '6px', alignItems: 'flex-end', height: HEIGHT, borderBottom: `1px solid ${COLOURS.line}` }}>
        {pieces.map(({ from, leads, before }) => (
          <Box key={from} sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'flex-end', justifyContent: 'center', gap: '1px' }}>
            {before !== null && <Column share={before / largest} colour={COLOURS.lineField} />}
            <Column share={leads / largest} colour={COLOURS.accent} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: pieces.length > 14 ? '2px' : '6px', fontSize: 12, color: 'text.secondary', height: 20, mt: 0.5 }}>
        {pieces.map(({ from }, index) => (
          <Box key={from} sx={{ flex: 1, minWidth: 0, whiteSpace: 'nowrap', overflow: 'visible' }}>
            {index % every === 0 && <Box sx={{ display: { xs: index % (2 * every) === 0 ? 'block' : 'none', sm: 'block' } }}>{times.day(from)}</Box>}
          </Box>
        ))}
      </Box>
      {isCompared && (
        <Box sx={{ display: 'flex', gap: 2, mt: 0.5, fontSize: 12.5, color: 'text.secondary' }}>
          <Mark colour={COLOURS.accent} text={say('report.thisPeriod')} />
          <Mark colour={COLOURS.lineField} text={say('report.otherPeriod')} />
        </Box>
      )}
    </Box>
  )
}

function Column({ share, colour }: { share: number; colour: string }) {
  return (
    <Box
      sx={{ flex: 1, maxWidth: 28, height: Math.round(share * (HEIGHT - 4)), minHeight: share > 0 ? '2px' : 0, bgcolor: colour, borderRadius: '2px 2px 0 0' }}
    />
  )
}

function Mark({ colour, text }: { colour: string; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colour }} />
      {text}
    </Box>
  )
}
