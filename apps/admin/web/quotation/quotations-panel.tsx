import { Box, Button } from '@mui/material'
import { FilePlus } from 'lucide-react'
import { useGetList, useNavigate } from 'react-admin'
import type { QuotationDetail, QuotationRow } from '#contract/quotation.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { LinkedRow, RowLink } from '#apps/admin/web/ui/linked-row.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { QuotationChip } from './quotation-chip.tsx'

const MOST_SHOWN = 50

/** The quotations of an enquiry, and the way to a new one, which takes over what the enquiry asks for. */
export function QuotationsPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const navigate = useNavigate()
  const step = useStep()
  const mayBegin = useMay('quotation.write') && !enquiry.is_quarantined
  const { data } = useGetList<QuotationRow>('quotations', { filter: { enquiry_id: enquiry.id }, pagination: { page: 1, perPage: MOST_SHOWN } })
  const rows = data ?? []
  if (rows.length === 0 && !mayBegin) return null
  const begin = () =>
    step.run(async () => {
      const { id } = await request<QuotationDetail>('/quotations', { body: { enquiry_id: enquiry.id } })
      navigate(`/quotations/${id}`)
    })
  return (
    <Panel
      title={say('nav.quotations')}
      isFlush
      aside={
        mayBegin && (
          <Button size="small" variant="outlined" startIcon={<FilePlus size={16} />} disabled={step.isBusy} onClick={() => void begin()}>
            {say('quotation.new')}
          </Button>
        )
      }
    >
      {step.error !== null && (
        <Box sx={{ px: 2, pb: 1.5 }}>
          <Failure error={step.error} />
        </Box>
      )}
      {rows.length === 0 && <Box sx={{ px: 2, pb: 2, color: 'text.secondary', fontSize: 13.5 }}>{data !== undefined && say('quotation.noneOfEnquiry')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </Box>
    </Panel>
  )
}

function Line({ row }: { row: QuotationRow }) {
  const say = useMessages()
  const figures = useFigures()
  const times = useTimes()
  return (
    <LinkedRow>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <RowLink to={`/quotations/${row.id}`} isReference>
          {row.number}
        </RowLink>
        <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
          {say(`quotation.documents.${row.document}`)} · {row.revision > 0 ? say('quotation.version', { revision: row.revision }) : say('quotation.noVersion')}
        </Box>
      </Box>
      <Box sx={{ flex: '0 0 auto', textAlign: 'end' }}>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{figures.dollars(row.total_cents)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{say('quotation.until', { day: times.day(row.valid_until) })}</Box>
      </Box>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 110px' }, textAlign: { sm: 'end' } }}>
        <QuotationChip state={row.state} />
      </Box>
    </LinkedRow>
  )
}
