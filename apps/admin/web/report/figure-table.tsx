import { Box, Link } from '@mui/material'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

export type FigureColumn = {
  name: string
  label: string
  /** Left out on a phone, where there is no room for all. */
  isMinor?: boolean
}

export type FigureRow = {
  key: string
  label: string
  href?: string | undefined
  /** Length of the bar below the name, from 0 to 1; absent: none. */
  bar?: number
  cells: readonly string[]
}

type FigureTableProps = { name: string; head: string; columns: readonly FigureColumn[]; rows: readonly FigureRow[]; colour?: string }

/** Figures as a table whose rows have a bar each: the bar is the chart, and everything that it shows stands beside it as text. */
export function FigureTable({ name, head, columns, rows, colour = COLOURS.inkSoft }: FigureTableProps) {
  return (
    <Box component="table" aria-label={name} sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 13.5 }}>
      <Box component="thead" sx={{ fontSize: 12.5, color: 'text.secondary' }}>
        <tr>
          <Box component="th" scope="col" sx={{ ...NAME, ...HEAD }}>
            {head}
          </Box>
          {columns.map((column) => (
            <Box key={column.name} component="th" scope="col" sx={{ ...FIGURE, ...HEAD, ...minor(column) }}>
              {column.label}
            </Box>
          ))}
        </tr>
      </Box>
      <tbody>
        {rows.map((row) => (
          <Box key={row.key} component="tr" sx={{ borderTop: `1px solid ${COLOURS.line}` }}>
            <Box component="th" scope="row" sx={{ ...NAME, fontWeight: 'inherit', py: 0.75, overflowWrap: 'anywhere' }}>
              {row.href === undefined ? (
                <bdi>{row.label}</bdi>
              ) : (
                <Link href={row.href} sx={{ color: 'inherit' }}>
                  <bdi>{row.label}</bdi>
                </Link>
              )}
              {row.bar !== undefined && <Bar length={row.bar} colour={colour} />}
            </Box>
            {columns.map((column, index) => (
              <Box key={column.name} component="td" sx={{ ...FIGURE, ...minor(column), py: 0.75, verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' }}>
                {row.cells[index]}
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  )
}

const NAME = { textAlign: 'left', width: '100%', minWidth: 112, pl: 2, pr: 1 } as const
const FIGURE = { textAlign: 'right', whiteSpace: 'nowrap', px: 1, '&:last-of-type': { pr: 2 } } as const
const HEAD = { fontWeight: 500, py: 0.75, bgcolor: COLOURS.sunken } as const

function minor({ isMinor = false }: FigureColumn) {
  return isMinor ? { display: { xs: 'none', sm: 'table-cell' } } : {}
}

function Bar({ length, colour }: { length: number; colour: string }) {
  return (
    <Box aria-hidden sx={{ mt: 0.5, mb: 0.25, height: 6, borderRadius: '3px', bgcolor: COLOURS.sunken }}>
      <Box sx={{ height: '100%', width: `${Math.round(length * 1000) / 10}%`, minWidth: length > 0 ? '3px' : 0, borderRadius: '3px', bgcolor: colour }} />
    </Box>
  )
}
