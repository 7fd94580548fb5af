import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { CustomerDetail } from '#contract/customer.ts'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useNow } from '#apps/admin/web/ui/use-times.ts'
import { formatTag } from '#i18n/format.ts'

/** Who it is, how they are reached, and what time it is there. */
export function PersonPanel({ customer }: { customer: CustomerDetail }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  return (
    <Panel title={say('customer.person')}>
      <Facts
        facts={[
          { label: say('enquiry.name'), value: <bdi>{customer.name}</bdi> },
          { label: say('customer.company'), value: customer.company === null ? null : <bdi>{customer.company}</bdi> },
          { label: say('enquiry.country'), value: customer.country_name === '' ? null : <CountryName row={customer} /> },
          { label: say('customer.localTime'), value: <LocalTime zones={customer.time_zones} /> },
          { label: say('enquiry.language'), value: sayValue('language', customer.locale) },
          { label: say('enquiry.mail'), value: <Ways ways={customer.mails} scheme="mailto" /> },
          { label: say('customer.numbers'), value: <Ways ways={customer.numbers} scheme="tel" /> },
          {
            label: say('enquiry.member'),
            value:
              customer.members.length === 0
                ? null
                : customer.members.map(({ id, mail }) => (
                    <Link key={id} component={LinkBase} to={`/members/${id}`} sx={{ display: 'block' }}>
                      <bdi>{mail}</bdi>
                    </Link>
                  )),
          },
        ]}
      />
    </Panel>
  )
}

function Ways({ ways, scheme }: { ways: readonly string[]; scheme: 'mailto' | 'tel' }) {
  const say = useMessages()
  return ways.map((way) => (
    <Box key={way} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, my: '-3px' }}>
      <Link href={`${scheme}:${way}`}>
        <bdi dir="ltr">{way}</bdi>
      </Link>
      <CopyButton text={way} label={say('app.copy')} />
    </Box>
  ))
}

/** `14:05`, from the westernmost to the easternmost time of a large country: `14:05 – 22:05`. */
function LocalTime({ zones }: { zones: readonly string[] }) {
  const tag = formatTag(useStaffLocale())
  const now = useNow()
  const [first, last] = [zones[0], zones.at(-1)]
  if (first === undefined || last === undefined) return null
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat(tag, { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(now)
  return <time>{first === last ? timeIn(first) : `${timeIn(first)} – ${timeIn(last)}`}</time>
}
