import { useGetList } from 'react-admin'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

type Country = { id: string; iso2: string; name: string }
const FRESH_MS = 5 * 60_000

/** Countries that leads came from, in the language of the staff. */
export function useCountries(): readonly Country[] {
  const locale = useStaffLocale()
  const { data } = useGetList<Country>('countries', { pagination: { page: 1, perPage: 300 }, meta: { locale } }, { staleTime: FRESH_MS })
  return data ?? []
}

/** The country in the language of the staff; what the buyer's form said where no country was matched. */
export function CountryName({ row }: { row: Pick<EnquiryRow, 'country_iso2' | 'country_name'> }) {
  const known = useCountries().find((country) => country.iso2 === row.country_iso2)
  return <bdi>{known?.name ?? row.country_name}</bdi>
}
