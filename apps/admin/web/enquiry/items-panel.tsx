import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { EnquiryDetail, EnquiryItem } from '#contract/staff-enquiry.ts'
import { STOCK_PATHS } from '#contract/stock-values.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'

/** What is asked for together, with its place in the catalogue, and its price and availability of today (R10.30). */
export function ItemsPanel({ enquiry: { items } }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  if (items.length === 0) return null
  return (
    <Panel title={say('enquiry.items.title')} isFlush>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={say('enquiry.items.title')}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{say('enquiry.items.pieces')}</TableCell>
              <TableCell>{say('enquiry.items.thing')}</TableCell>
              <TableCell>{say('enquiry.items.today')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((item, at) => (
              // A thing may stand there twice; the list never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <ItemLine key={at} item={item} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  )
}

const aside = { color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' } as const

function ItemLine({ item }: { item: EnquiryItem }) {
  const figures = useFigures()
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {figures.number(item.quantity)}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <ItemName item={item} />
        {item.name !== null && (
          <Box sx={aside}>
            <bdi dir="ltr">{item.sign}</bdi>
          </Box>
        )}
        {item.note !== null && (
          <Box component="p" dir="auto" sx={{ m: 0, mt: 0.5, fontSize: 13.5, overflowWrap: 'anywhere' }}>
            {item.note}
          </Box>
        )}
      </TableCell>
      <TableCell>
        <ItemToday item={item} />
      </TableCell>
    </TableRow>
  )
}

const STOCK = { car: 'car', used: 'used_car', part: 'fitting' } as const

function ItemName({ item: { kind, name, sign, today } }: { item: EnquiryItem }) {
  const mayOpen = useMay('catalogue.read')
  const text = <bdi>{name ?? sign}</bdi>
  if (kind === 'number' || today === null || !mayOpen) return <Box sx={{ fontWeight: 600 }}>{text}</Box>
  return (
    <Link component={LinkBase} to={`/catalogue/${STOCK_PATHS[STOCK[kind]]}/${today.id}`} sx={{ fontWeight: 600 }}>
      {text}
    </Link>
  )
}

function ItemToday({ item: { kind, today } }: { item: EnquiryItem }) {
  const say = useMessages()
  const figures = useFigures()
  if (today === null) return <Box sx={aside}>{say(kind === 'number' ? 'enquiry.items.unknown' : 'enquiry.items.gone')}</Box>
  return (
    <>
      <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {today.fob_price_usd_cents === null ? say('stock.askQuote') : figures.dollars(today.fob_price_usd_cents)}
      </Box>
      <Box sx={aside}>
        {say(`enquiry.items.state.${today.state}`)}
        {today.moq !== null && today.moq > 1 && `, ${say('enquiry.items.moq', { count: figures.number(today.moq) })}`}
      </Box>
    </>
  )
}
