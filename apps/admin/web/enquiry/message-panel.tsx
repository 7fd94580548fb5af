import { Box, Link } from '@mui/material'
import { ExternalLink } from 'lucide-react'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { vinState } from '#contract/vin.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What the buyer asked, in their own words and direction. */
export function MessagePanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  return (
    <Panel title={say('enquiry.remark')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1, color: 'text.secondary', fontSize: 13.5 }}>
        <span>
          {say('enquiry.askedAbout')}:{' '}
          <Box component="bdi" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {enquiry.vehicle ?? say('enquiries.general')}
          </Box>
        </span>
        {enquiry.car_id !== null && (
          <Link href={`/car/${enquiry.car_id}`} target="_blank" rel="noopener noreferrer" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            {say('enquiry.openCar')}
            <ExternalLink size={14} aria-hidden />
          </Link>
        )}
        {enquiry.vin !== null && (
          <span>
            {say('enquiry.vin')}:{' '}
            <Box component="bdi" dir="ltr" sx={{ color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {enquiry.vin}
            </Box>
            {vinState(enquiry.vin) === 'ok' ? null : ` (${say(vinState(enquiry.vin) === 'incomplete' ? 'enquiry.vinIncomplete' : 'enquiry.vinCheckDigit')})`}
          </span>
        )}
      </Box>
      <Box
        component="p"
        dir="auto"
        lang={enquiry.locale}
        sx={{ m: 0, fontSize: 15, lineHeight: 1.6, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}
      >
        {enquiry.remark}
      </Box>
    </Panel>
  )
}
