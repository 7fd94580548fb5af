import { useGetList } from 'react-admin'
import type { StaffCountryRow } from '#contract/staff-country.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** Every country by its name in the language of the staff, in the order of the lists. */
export function useAllCountries(): readonly StaffCountryRow[] {
  const locale = useStaffLocale()
  return useGetList<StaffCountryRow>('all-countries', { pagination: { page: 1, perPage: 500 }, meta: { locale } }).data ?? []
}
