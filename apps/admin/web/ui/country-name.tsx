import { useGetList } from 'react-admin'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

type Country = { id: string; iso2: string; name: string }
const FRESH_MS = 5 * 60_000

/** Countries that leads came from, in the language of the staff. */
export function useCountries(): readonly Country[] {
  return useCountryList().countries
}

function useCountryList(): { countries: readonly Country[]; isPending: boolean } {
  const locale = useStaffLocale()
  const { data = [], isPending } = useGetList<Country>('countries', { pagination: { page: 1, perPage: 300 }, meta: { locale } }, { staleTime: FRESH_MS })
  return { countries: data, isPending }
}

/**
 * The country in the language of the staff; what the buyer's form said where no country was matched. Until the names are there nothing: the form's
 * is in another language.
 */
export function CountryName({ row }: { row: Pick<EnquiryRow, 'country_iso2' | 'country_name'> }) {
  const { countries, isPending } = useCountryList()
  const known = countries.find((country) => country.iso2 === row.country_iso2)
  return <bdi>{isPending && row.country_iso2 !== null ? '' : (known?.name ?? row.country_name)}</bdi>
}
