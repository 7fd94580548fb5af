import { Box, Link } from '@mui/material'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import { DealerCountry } from './dealer-country.tsx'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useDataMessages, useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { formatList } from '#i18n/format.ts'

type Props = { dealer: DealerDetail }

/** Who applies and the ways to answer. */
export function ApplicantPanel({ dealer }: Props) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const subject = `subject=${encodeURIComponent(dealer.reference)}`
  const mail = `mailto:${encodeURIComponent(dealer.mail).replace('%40', '@')}?${subject}`
  return (
    <Panel title={say('dealer.applicant')}>
      <Facts
        facts={[
          { label: say('dealer.company'), value: <bdi>{dealer.company}</bdi> },
          { label: say('dealer.contact'), value: <bdi>{dealer.name}</bdi> },
          { label: say('enquiry.country'), value: <DealerCountry row={dealer} /> },
          { label: say('enquiry.language'), value: sayValue('language', dealer.locale) },
          { label: say('enquiry.mail'), value: <Address text={dealer.mail} href={mail} /> },
          { label: say('enquiry.mobile'), value: <Address text={dealer.mobile_e164 ?? dealer.mobile} href={telOf(dealer.mobile_e164 ?? dealer.mobile)} /> },
          { label: say('enquiry.whatsapp'), value: dealer.whatsapp === null ? null : <WhatsApp dealer={dealer} /> },
        ]}
      />
    </Panel>
  )
}

/** What the applicant does today, and plans with us. */
export function BusinessPanel({ dealer }: Props) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const locale = useStaffLocale()
  const flag = (value: boolean | null) => (value === null ? null : say(value ? 'dealer.yes' : 'dealer.no'))
  const interests = dealer.interests.map((interest) => sayValue('dealer.interestOf', interest))
  const isEmpty = [
    dealer.business_kind,
    dealer.years_in_business,
    dealer.yearly_volume,
    dealer.territory,
    dealer.brands,
    dealer.has_showroom,
    dealer.has_workshop,
  ]
  if (isEmpty.every((value) => value === null) && interests.length === 0) return null
  return (
    <Panel title={say('dealer.business')}>
      <Facts
        labelWidth={140}
        facts={[
          { label: say('dealer.kind'), value: dealer.business_kind === null ? null : sayValue('dealer.kindOf', dealer.business_kind) },
          { label: say('dealer.years'), value: dealer.years_in_business === null ? null : String(dealer.years_in_business) },
          { label: say('dealer.showroom'), value: flag(dealer.has_showroom) },
          { label: say('dealer.workshop'), value: flag(dealer.has_workshop) },
          { label: say('dealer.territory'), value: dealer.territory === null ? null : <bdi>{dealer.territory}</bdi> },
          { label: say('dealer.volume'), value: dealer.yearly_volume },
          { label: say('dealer.interests'), value: interests.length === 0 ? null : formatList(locale, interests) },
          { label: say('dealer.brands'), value: dealer.brands === null ? null : <bdi>{dealer.brands}</bdi> },
          {
            label: say('enquiry.source'),
            value: [dealer.last_touch?.['utm_source'], dealer.last_touch?.['utm_campaign'], dealer.last_touch?.['referrer']].filter(Boolean).join(' · '),
          },
        ]}
      />
    </Panel>
  )
}

/** What the applicant wrote, in their own words and direction. */
export function RemarkPanel({ dealer }: Props) {
  const say = useMessages()
  return (
    <Panel title={say('dealer.remark')}>
      {dealer.remark === null ? (
        <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('dealer.noRemark')}</Box>
      ) : (
        <Box
          component="p"
          dir="auto"
          lang={dealer.locale}
          sx={{ m: 0, fontSize: 15, lineHeight: 1.6, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}
        >
          {dealer.remark}
        </Box>
      )}
    </Panel>
  )
}

function WhatsApp({ dealer }: Props) {
  const digits = dealer.whatsapp_e164?.slice(1)
  return <Address text={dealer.whatsapp_e164 ?? dealer.whatsapp ?? ''} href={digits === undefined ? undefined : `https://wa.me/${digits}`} />
}

function Address({ text, href }: { text: string; href?: string }) {
  const say = useMessages()
  const isOutside = href?.startsWith('https:') ?? false
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, mt: '-3px' }}>
      <Box sx={{ minWidth: 0, pt: '3px', overflowWrap: 'anywhere' }}>
        {href === undefined ? (
          <bdi dir="ltr">{text}</bdi>
        ) : (
          <Link href={href} {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
            <bdi dir="ltr">{text}</bdi>
          </Link>
        )}
      </Box>
      <CopyButton text={text} label={say('app.copy')} />
    </Box>
  )
}

function telOf(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
