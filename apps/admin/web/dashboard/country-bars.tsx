import type { Dashboard } from '#contract/dashboard.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Bars } from './bars.tsx'
import { listAddress } from './list-address.ts'

/** Where leads come from. A country that nobody could match has no list of its own. */
export function CountryBars({ countries }: { countries: Dashboard['by_country'] }) {
  const say = useMessages()
  if (countries.length === 0) return <Empty title={say('overview.noLeads')} />
  return (
    <Bars
      bars={countries.map(({ country_name, country_iso2, count }) => ({
        key: country_iso2 ?? country_name,
        label: <CountryName row={{ country_name, country_iso2 }} />,
        count,
        colour: COLOURS.inkSoft,
        href: country_iso2 === null ? undefined : listAddress({ country: [country_iso2] }),
      }))}
    />
  )
}
