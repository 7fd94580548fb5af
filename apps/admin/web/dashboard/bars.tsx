import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

export type Bar = { key: string; label: ReactNode; count: number; colour: string; href?: string }

/** Counts as a list with bars of their share of the largest; the figures are text, so nothing depends on seeing the bars. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map((bar) => bar.count))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
      {bars.map((bar) => (
        <Box
          component="li"
          key={bar.key}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(84px, 30%) minmax(0, 1fr) 36px', alignItems: 'center', gap: 1.5, fontSize: 13.5 }}
        >
          <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {bar.href === undefined ? (
              bar.label
            ) : (
              <Link href={bar.href} sx={{ color: 'inherit' }}>
                {bar.label}
              </Link>
            )}
          </Box>
          <Box aria-hidden sx={{ height: 10, borderRadius: '3px', bgcolor: COLOURS.sunken }}>
            <Box
              sx={{ height: '100%', width: `${(bar.count / largest) * 100}%`, minWidth: bar.count > 0 ? '3px' : 0, borderRadius: '3px', bgcolor: bar.colour }}
            />
          </Box>
          <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>{bar.count}</Box>
        </Box>
      ))}
    </Box>
  )
}
