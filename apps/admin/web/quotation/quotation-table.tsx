import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { LinkBase, useNavigate } from 'react-admin'
import type { QuotationRow } from '#contract/quotation.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { QuotationChip } from './quotation-chip.tsx'

const COLUMNS = ['number', 'buyer', 'enquiry', 'state', 'total_cents', 'valid_until', 'owner', 'updated_at'] as const

/** Quotations as a table, for wide screens. */
export function QuotationTable({ rows }: { rows: readonly QuotationRow[] }) {
  const say = useMessages()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={say('nav.quotations')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} align={column === 'total_cents' ? 'right' : 'left'}>
                {say(`quotation.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <QuotationLine key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

// A link inside of a row that is itself one.
const stop = (event: { stopPropagation(): void }) => event.stopPropagation()

const aside = { color: 'text.secondary', fontSize: 12.5 } as const

function QuotationLine({ row }: { row: QuotationRow }) {
  const say = useMessages()
  const figures = useFigures()
  const times = useTimes()
  const now = useNow()
  const navigate = useNavigate()
  const address = `/quotations/${row.id}`
  return (
    <TableRow hover onClick={() => navigate(address)} sx={{ cursor: 'pointer', '&:last-child td': { borderBottom: 0 } }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <Link component={LinkBase} to={address} onClick={stop} className="ref" sx={{ color: 'inherit', fontWeight: 600 }}>
          {row.number}
        </Link>
        <Box sx={aside}>
          {say(`quotation.documents.${row.document}`)}
          {row.revision > 0 && ` · ${say('quotation.version', { revision: row.revision })}`}
        </Box>
      </TableCell>
      <TableCell sx={{ maxWidth: 240, overflowWrap: 'anywhere' }}>
        <bdi>{row.buyer}</bdi>
        <Box sx={aside}>
          <BuyerCountry row={row} />
        </Box>
      </TableCell>
      <TableCell>
        <Link component={LinkBase} to={`/enquiries/${row.enquiry.id}/show`} onClick={stop} className="ref" sx={{ whiteSpace: 'nowrap' }}>
          {row.enquiry.reference}
        </Link>
      </TableCell>
      <TableCell>
        <QuotationChip state={row.state} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {figures.dollars(row.total_cents)}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{times.day(row.valid_until)}</TableCell>
      <TableCell sx={{ maxWidth: 140, color: row.owner === null ? 'text.secondary' : 'inherit' }}>
        {row.owner === null ? '–' : <bdi>{row.owner.name}</bdi>}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{times.short(row.updated_at, now)}</TableCell>
    </TableRow>
  )
}

/** Empty where the enquiry names no country that we know. */
export function BuyerCountry({ row: { country_iso2: iso2 } }: { row: QuotationRow }) {
  return iso2 === null ? null : <CountryName row={{ country_iso2: iso2, country_name: iso2 }} />
}
