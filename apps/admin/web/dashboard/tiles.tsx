import { Box, Link } from '@mui/material'
import type { Dashboard } from '#contract/dashboard.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { listAddress } from './list-address.ts'

type Tile = { label: string; value: string; note?: string; href?: string; isUrgent?: boolean }

const OPEN = ['new', 'contacted', 'qualified', 'quoted']

/** The five figures that decide what to do next. */
export function Tiles({ board }: { board: Dashboard }) {
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const oldest = board.oldest_waiting_at === null ? say('overview.nobodyWaits') : say('overview.oldest', { age: times.age(board.oldest_waiting_at, now) })
  const waits = board.overdue > 0 ? say('overview.overdue', { count: board.overdue }) : oldest
  const median = board.median_response_minutes
  const tiles: Tile[] = [
    {
      label: say('overview.waiting'),
      value: String(board.waiting),
      note: waits,
      href: listAddress({ reply: board.overdue > 0 ? 'overdue' : 'waiting' }),
      isUrgent: board.waiting > 0,
    },
    { label: say('overview.today'), value: String(board.new_today) },
    { label: say('overview.unowned'), value: String(board.unowned), href: listAddress({ owner: ['none'], status: OPEN }) },
    { label: say('overview.mine'), value: String(board.mine_open), href: listAddress({ owner: ['me'], status: OPEN }) },
    {
      label: say('overview.median'),
      value: median === null ? '–' : times.minutes(median),
      note: say(median === null ? 'overview.noMedian' : 'overview.medianHelp'),
    },
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
      {tiles.map((tile, index) => (
        <Box
          key={tile.label}
          sx={{ bgcolor: COLOURS.paper, px: 2, py: 1.5, gridColumn: { xs: index === 0 ? '1 / -1' : 'auto', md: 'auto' }, position: 'relative' }}
        >
          <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {tile.href === undefined ? (
              tile.label
            ) : (
              <Link href={tile.href} sx={{ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
                {tile.label}
              </Link>
            )}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box
              sx={{
                fontSize: 28,
                fontWeight: 650,
                lineHeight: 1.25,
                letterSpacing: '-0.02em',
                fontVariantNumeric: 'tabular-nums',
                color: tile.isUrgent ? COLOURS.accentText : 'inherit',
              }}
            >
              {tile.value}
            </Box>
            <Box sx={{ fontSize: 12.5, color: 'text.secondary', minHeight: { xs: 0, md: 19 } }}>{tile.note}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
