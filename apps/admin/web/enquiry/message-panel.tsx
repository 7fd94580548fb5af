import { Alert, Box, Link } from '@mui/material'
import { ExternalLink } from 'lucide-react'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { vinState } from '#contract/vin.ts'
import { useConversation } from '#apps/admin/web/message/conversation-panel.tsx'
import { Translation } from '#apps/admin/web/message/translation.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useSubject } from '#apps/admin/web/ui/use-subject.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What the buyer offered of their order, as far as they did. */
function OrderFacts({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const { quantity, destination_port: port, price_basis: basis } = enquiry
  const facts = [
    { label: say('enquiry.quantity'), value: quantity === null ? null : String(quantity) },
    { label: say('enquiry.port'), value: port },
    { label: say('enquiry.basis'), value: basis === 'unsure' ? say('enquiry.basisOpen') : (basis?.toUpperCase() ?? null) },
  ]
  return facts.map(({ label, value }) =>
    value === null ? null : (
      <span key={label}>
        {label}:{' '}
        <Box component="bdi" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {value}
        </Box>
      </span>
    ),
  )
}

/** The same in the reader's language, where a service is set up and it is another one. */
function FirstTranslation({ enquiry }: { enquiry: EnquiryDetail }) {
  const { data } = useConversation(enquiry.id)
  return data?.can_translate === true && enquiry.remark !== '' ? <Translation enquiryId={enquiry.id} messageId={null} /> : null
}

/** What the form took and could not be kept as it was written: a text that is too long, a number of pieces that is none. All of it stands in what was received. */
function Unread({ enquiry: { raw_payload: raw, remark, quantity } }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const { remark: written, quantity: units } = raw
  const isCut = typeof written === 'string' && written.trim().length > MOST_SIGNS && remark.length <= MOST_SIGNS
  const typed = typeof units === 'string' || typeof units === 'number' ? String(units).trim() : ''
  const isUnread = quantity === null && typed !== '' && !/^\p{Nd}{1,3}$/u.test(typed)
  if (!isCut && !isUnread) return null
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {isCut && <div>{say('enquiry.cut', { most: MOST_SIGNS })}</div>}
      {isUnread && <div>{say('enquiry.unreadQuantity', { text: typed.slice(0, 40) })}</div>}
    </Alert>
  )
}

/** Of a text that is kept, as the wire has it. */
const MOST_SIGNS = 5_000

/** What the buyer asked, in their own words and direction. */
export function MessagePanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const subjectOf = useSubject()
  return (
    <Panel title={say('enquiry.remark')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1, color: 'text.secondary', fontSize: 13.5 }}>
        <span>
          {say('enquiry.askedAbout')}:{' '}
          <Box component="bdi" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {subjectOf(enquiry) ?? say('enquiries.general')}
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
        <OrderFacts enquiry={enquiry} />
      </Box>
      <Box
        component="p"
        dir="auto"
        lang={enquiry.locale}
        sx={{ m: 0, fontSize: 15, lineHeight: 1.6, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}
      >
        {enquiry.remark}
      </Box>
      <Unread enquiry={enquiry} />
      <FirstTranslation enquiry={enquiry} />
    </Panel>
  )
}
