import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import { LinkBase, useListContext, useNavigate } from 'react-admin'
import type { DealerRow, DealerSort } from '#contract/staff-dealer.ts'
import { QuarantineMark } from '#apps/admin/web/ui/quarantine-mark.tsx'
import { MailMark } from '#apps/admin/web/mail-delivery/mail-mark.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { StageChip } from '#apps/admin/web/ui/stage-chip.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DealerCountry } from './dealer-country.tsx'

const COLUMNS = ['created_at', 'company', 'country_name', 'yearly_volume', 'documents', 'stage', 'owner'] as const
const SORTABLE: readonly string[] = ['created_at', 'company', 'country_name', 'stage', 'owner'] satisfies DealerSort[]

/** Applications as a table, for wide screens. */
export function DealerTable({ rows }: { rows: readonly DealerRow[] }) {
  const say = useMessages()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={say('dealers.title')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <HeadCell key={column} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <DealerLine key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function HeadCell({ column }: { column: (typeof COLUMNS)[number] }) {
  const say = useMessages()
  const { sort, setSort } = useListContext()
  const label = say(`dealers.columns.${column}`)
  if (!SORTABLE.includes(column)) return <TableCell>{label}</TableCell>
  const isActive = sort.field === column
  const direction = sort.order === 'ASC' ? 'asc' : 'desc'
  const first = column === 'created_at' ? 'DESC' : 'ASC'
  const next = isActive ? (sort.order === 'ASC' ? 'DESC' : 'ASC') : first
  return (
    <TableCell sortDirection={isActive ? direction : false}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'asc'}
        onClick={() => setSort({ field: column, order: next })}
        title={say('enquiries.sortBy', { name: label })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}

function DealerLine({ row }: { row: DealerRow }) {
  const times = useTimes()
  const now = useNow()
  const navigate = useNavigate()
  const address = `/dealers/${row.id}/show`
  return (
    <TableRow hover onClick={() => navigate(address)} sx={{ cursor: 'pointer', '&:last-child td': { borderBottom: 0 } }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {times.short(row.created_at, now)}
        {row.is_quarantined && (
          <Box>
            <QuarantineMark />
          </Box>
        )}
      </TableCell>
      <TableCell sx={{ maxWidth: 280 }}>
        <Link
          component={LinkBase}
          to={address}
          onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
          sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <bdi>{row.company}</bdi>
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
          <span className="ref">{row.reference}</span> · <bdi>{row.name}</bdi>
        </Box>
        <MailMark trouble={row.mail_trouble} />
      </TableCell>
      <TableCell sx={{ maxWidth: 200 }}>
        <DealerCountry row={row} />
        {row.territory !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' }}>
            <bdi>{row.territory}</bdi>
          </Box>
        )}
      </TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{row.yearly_volume ?? '–'}</TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{row.documents}</TableCell>
      <TableCell>
        <StageChip stage={row.stage} />
      </TableCell>
      <TableCell sx={{ maxWidth: 140, color: row.owner === null ? 'text.secondary' : 'inherit' }}>
        {row.owner === null ? '–' : <bdi>{row.owner.name}</bdi>}
      </TableCell>
    </TableRow>
  )
}
