import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { QuotationRow } from '#contract/quotation.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { QuotationChip } from './quotation-chip.tsx'
import { BuyerCountry } from './quotation-table.tsx'

/** Quotations one below the other, for a phone. */
export function QuotationCards({ rows }: { rows: readonly QuotationRow[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <QuotationCard key={row.id} row={row} />
      ))}
    </Box>
  )
}

const spread = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5 } as const

function QuotationCard({ row }: { row: QuotationRow }) {
  const say = useMessages()
  const figures = useFigures()
  const times = useTimes()
  const now = useNow()
  return (
    <Box
      component="li"
      sx={{ position: 'relative', px: 2, py: 1.5, '& + &': { borderTop: `1px solid ${COLOURS.line}` }, '&:hover': { bgcolor: COLOURS.page } }}
    >
      <Box sx={spread}>
        <Link
          component={LinkBase}
          to={`/quotations/${row.id}`}
          sx={{
            color: 'inherit',
            fontWeight: 600,
            fontSize: 15,
            minWidth: 0,
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <bdi>{row.buyer}</bdi>
        </Link>
        <QuotationChip state={row.state} />
      </Box>
      <Box sx={spread}>
        <Box sx={{ minWidth: 0, fontSize: 13.5 }}>
          <span className="ref">{row.number}</span> · {say(`quotation.documents.${row.document}`)}
        </Box>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{figures.dollars(row.total_cents)}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary', fontSize: 13 }}>
        <BuyerCountry row={row} />
        <span>{say('quotation.until', { day: times.day(row.valid_until) })}</span>
        <Link
          component={LinkBase}
          to={`/enquiries/${row.enquiry.id}/show`}
          className="ref"
          // Above the link that the whole card is.
          sx={{ position: 'relative', zIndex: 1 }}
        >
          {row.enquiry.reference}
        </Link>
        {row.owner !== null && <bdi>{row.owner.name}</bdi>}
        <span>{times.short(row.updated_at, now)}</span>
      </Box>
    </Box>
  )
}
