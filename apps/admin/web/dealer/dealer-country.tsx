import type { DealerRow } from '#contract/staff-dealer.ts'
import { useDealerCountries } from './dealer-filters.tsx'

/** The country in the language of the staff; what the form said where no country was matched. */
export function DealerCountry({ row }: { row: Pick<DealerRow, 'country_iso2' | 'country_name'> }) {
  const known = useDealerCountries().find((country) => country.iso2 === row.country_iso2)
  return <bdi>{known?.name ?? row.country_name}</bdi>
}
