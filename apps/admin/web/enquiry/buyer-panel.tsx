import { Box, Button, Link } from '@mui/material'
import { MessageCircle, Pencil, Phone } from 'lucide-react'
import { useState } from 'react'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { CustomerLink } from '#apps/admin/web/ui/customer-link.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { useConversation } from '#apps/admin/web/message/conversation-panel.tsx'
import { chatAddress, useChatText } from '#apps/admin/web/message/use-chat-text.ts'
import { useEnquiryAction } from './use-enquiry-action.ts'

/** Who asked and the ways to answer, the chat with its text filled in first. */
export function BuyerPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const mayWrite = useMay('enquiry.write')
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <Panel
      title={say('enquiry.buyer')}
      aside={
        mayWrite && (
          <Button size="small" startIcon={<Pencil size={15} />} onClick={() => setCorrecting(true)}>
            {say('enquiry.correct')}
          </Button>
        )
      }
    >
      {isCorrecting && <CorrectDialog enquiry={enquiry} onClose={() => setCorrecting(false)} />}
      <Facts
        facts={[
          { label: say('enquiry.name'), value: <bdi>{enquiry.name}</bdi> },
          { label: say('customer.company'), value: enquiry.company === null ? null : <bdi>{enquiry.company}</bdi> },
          { label: say('enquiry.country'), value: <CountryName row={enquiry} /> },
          { label: say('enquiry.language'), value: sayValue('language', enquiry.locale) },
          { label: say('enquiry.mail'), value: enquiry.mail === '' ? null : <Address text={enquiry.mail} href={mailAddress(enquiry)} /> },
          {
            label: say('enquiry.mobile'),
            value:
              enquiry.mobile === '' ? null : (
                <Address
                  text={enquiry.mobile_e164 ?? enquiry.mobile}
                  href={phoneAddress(enquiry)}
                  note={enquiry.mobile_e164 === null ? say('enquiry.unreadable') : undefined}
                />
              ),
          },
          { label: say('enquiry.whatsapp'), value: enquiry.whatsapp === null ? null : <Address text={enquiry.whatsapp_e164 ?? enquiry.whatsapp} /> },
          { label: say('customer.one'), value: enquiry.customer_id === null ? null : <CustomerLink id={enquiry.customer_id} /> },
          { label: say('enquiry.member'), value: enquiry.member_id === null ? null : say('enquiry.memberNumber', { id: enquiry.member_id }) },
        ]}
      />
      <Answers enquiry={enquiry} />
    </Panel>
  )
}

function Answers({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const mayWrite = useMay('enquiry.write')
  const { act } = useEnquiryAction(enquiry)
  const link = enquiry.whatsapp_link
  const [text] = useChatText(enquiry.id, link?.text ?? '')
  const { data: conversation } = useConversation(enquiry.id)
  // Where the house sends by itself that is the one way.
  const isSentFromHere = mayWrite && Boolean(conversation?.whatsapp)
  // The chat opens by the link itself; that it was opened is noted beside it, and a failure to note never holds it up.
  const note = () => {
    if (mayWrite) void act({ action: 'whatsapp', body: {} }, 'enquiry.handover')
  }
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
      {link === null && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say('enquiry.noWhatsapp')}</Box>}
      {link !== null && !isSentFromHere && (
        <>
          <Button
            variant="contained"
            color="secondary"
            size="large"
            startIcon={<MessageCircle size={18} />}
            href={chatAddress(link.number, text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={note}
          >
            {say('enquiry.openWhatsapp')}
          </Button>
          <Box component="details" sx={{ fontSize: 13 }}>
            <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
              {say('enquiry.prefilled')}
            </Box>
            <Box
              dir="auto"
              lang={enquiry.locale}
              sx={{ mt: 0.75, p: 1.25, borderRadius: '6px', bgcolor: COLOURS.sunken, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {text}
            </Box>
          </Box>
        </>
      )}
      <Button variant="outlined" startIcon={<Phone size={17} />} href={phoneAddress(enquiry)} disabled={enquiry.mobile === ''}>
        {say('enquiry.call')}
      </Button>
    </Box>
  )
}

function Address({ text, href, note }: { text: string; href?: string; note?: string }) {
  const say = useMessages()
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, mt: '-3px' }}>
      <Box sx={{ minWidth: 0, pt: '3px' }}>
        {href === undefined ? (
          <bdi dir="ltr">{text}</bdi>
        ) : (
          <Link href={href}>
            <bdi dir="ltr">{text}</bdi>
          </Link>
        )}
        {note !== undefined && <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{note}</Box>}
      </Box>
      <CopyButton text={text} label={say('app.copy')} />
    </Box>
  )
}

// The subject is reference and vehicle, which need no translation; the text is that of the chat, in the buyer's language.
function mailAddress(enquiry: EnquiryDetail): string {
  const subject = [enquiry.reference, enquiry.vehicle].filter((part) => part !== null).join(' · ')
  const parts = [
    `subject=${encodeURIComponent(subject)}`,
    ...(enquiry.whatsapp_link === null ? [] : [`body=${encodeURIComponent(enquiry.whatsapp_link.text)}`]),
  ]
  return `mailto:${encodeURIComponent(enquiry.mail).replace('%40', '@')}?${parts.join('&')}`
}

function phoneAddress(enquiry: EnquiryDetail): string {
  return `tel:${(enquiry.mobile_e164 ?? enquiry.mobile).replace(/[^\d+]/g, '')}`
}
