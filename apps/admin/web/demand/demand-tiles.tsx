import { Box } from '@mui/material'
import type { Demand } from '#contract/demand.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from './use-figures.ts'

/** How much is searched for, and how much of it in vain. */
export function DemandTiles({ demand }: { demand: Demand }) {
  const say = useMessages()
  const { count, share } = useFigures()
  const { searches } = demand
  const ofSearches = (part: number) => say('demand.share', { percent: share(part, searches) })
  const tiles = [
    { label: say('demand.searches'), value: searches, note: undefined },
    { label: say('demand.words'), value: demand.words, note: undefined },
    { label: say('demand.nothingFound'), value: demand.nothing_found, note: ofSearches(demand.nothing_found) },
    { label: say('demand.nothingOpened'), value: demand.nothing_opened, note: ofSearches(demand.nothing_opened) },
    { label: say('demand.opened'), value: demand.opened, note: undefined },
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
        bgcolor: COLOURS.line,
        gap: '1px',
        border: `1px solid ${COLOURS.line}`,
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      {tiles.map(({ label, value, note }, index) => (
        <Box key={label} sx={{ bgcolor: COLOURS.paper, px: 2, py: 1.5, gridColumn: { xs: index === 0 ? '1 / -1' : 'auto', md: 'auto' } }}>
          <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box sx={{ fontSize: 28, fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' }}>{count(value)}</Box>
            <Box sx={{ fontSize: 12.5, color: 'text.secondary', minHeight: { xs: 0, md: 19 } }}>{note}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
