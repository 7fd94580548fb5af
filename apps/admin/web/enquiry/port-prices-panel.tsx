import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { formatDate } from '#i18n/format.ts'

const CENTS = 100

/** What the vehicles asked for cost today at the buyer's port, as the site tells the buyer (R22.18). */
export function PortPricesPanel({ enquiry: { port_prices: prices } }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const figures = useFigures()
  const times = useTimes()
  const locale = useStaffLocale()
  const [first] = prices
  if (first === undefined) return null
  const title = say('enquiry.portPrices.title', { port: first.port })
  const dollars = (usd: number | null) => (usd === null ? '–' : figures.dollars(usd * CENTS))
  return (
    <Panel title={title} isFlush>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{say('enquiry.portPrices.vehicle')}</TableCell>
              <TableCell align="right">CIF</TableCell>
              <TableCell align="right">{say('enquiry.portPrices.total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {prices.map((price) => (
              <TableRow key={`${price.kind} ${price.sign}`} sx={{ verticalAlign: 'top' }}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <bdi>{price.name}</bdi>
                  <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
                    {[
                      ...(price.fob_usd === null ? [] : [`FOB ${dollars(price.fob_usd)}`]),
                      ...(price.cif_usd === null ? [] : [say(`priceSheet.mode.${price.mode}`)]),
                      ...(price.reason === null ? [] : [say(`priceSheet.reason.${price.reason}`, { day: formatDate(locale, new Date()) })]),
                    ].join(' · ')}
                  </Box>
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {dollars(price.cif_usd)}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                  {dollars(price.landed_total_usd)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box component="p" sx={{ m: 0, px: 2, py: 1.5, color: 'text.secondary', fontSize: 13 }}>
        {say('enquiry.portPrices.note', { date: times.day(first.calc_date) })}
      </Box>
    </Panel>
  )
}
