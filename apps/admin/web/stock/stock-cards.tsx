import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { StockKind } from '#contract/stock-values.ts'
import type { StockRow } from '#contract/stock.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Price } from './price-cell.tsx'
import { StockChip } from './stock-chip.tsx'
import { stockListPath } from './stock-kind.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useStockValue } from './use-stock-words.ts'

/** A list of the catalogue one below the other, for a phone. */
export function StockCards({ kind, rows }: { kind: StockKind; rows: readonly StockRow[] }) {
  const valueOf = useStockValue()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ position: 'relative', display: 'flex', gap: 1.5, px: 2, py: 1.5, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}
        >
          <Thumbnail row={row} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Link
              component={LinkBase}
              to={`${stockListPath(kind)}/${row.id}`}
              sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              <bdi>{row.name}</bdi>
            </Link>
            <Box className="ref" sx={{ color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' }}>
              {row.sign}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}>
              <StockChip of={row} />
              {row.status !== null && <span>{valueOf('status', row.status)}</span>}
              {kind !== 'brand' && <Price row={row} />}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
