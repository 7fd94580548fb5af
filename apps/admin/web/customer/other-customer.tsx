import { Box } from '@mui/material'
import type { CustomerDetail } from '#contract/customer.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'

/** Another customer in two lines: name, company, country, and how they are reached. */
export function OtherCustomer({ other }: { other: CustomerDetail['hints'][number]['other'] }) {
  const say = useMessages()
  const who = [other.name || say('customer.unnamed'), other.company].filter((part) => part !== null && part !== '')
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <bdi>{who.join(' · ')}</bdi>
      {other.country_name !== '' && (
        <>
          {' · '}
          <CountryName row={other} />
        </>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        <bdi dir="ltr">{[...other.mails, ...other.numbers].join(' · ')}</bdi>
      </Box>
    </Box>
  )
}
