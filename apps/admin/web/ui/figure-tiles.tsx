import { Box, Link } from '@mui/material'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

/** `href`: where what it counts is listed; `isUrgent`: it wants to be looked at. */
export type FigureTile = { label: string; value: string; note?: string | undefined; href?: string | undefined; isUrgent?: boolean }

/** The figures of a screen that matter most, at most five. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${tiles.length}, 1fr)` },
        bgcolor: COLOURS.line,
        gap: '1px',
        border: `1px solid ${COLOURS.line}`,
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      {tiles.map(({ label, value, note, href, isUrgent = false }, index) => (
        <Box
          key={label}
          sx={{
            bgcolor: COLOURS.paper,
            px: 2,
            py: 1.5,
            position: 'relative',
            gridColumn: { xs: tiles.length % 2 === 1 && index === 0 ? '1 / -1' : 'auto', md: 'auto' },
          }}
        >
          <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {href === undefined ? (
              label
            ) : (
              <Link href={href} sx={{ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
                {label}
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
                color: isUrgent ? COLOURS.accentText : 'inherit',
              }}
            >
              {value}
            </Box>
            <Box sx={{ fontSize: 12.5, color: 'text.secondary', minHeight: { xs: 0, md: 19 } }}>{note}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
