import { useGetList } from 'react-admin'
import type { Colleague } from '#contract/staff.ts'
import { DEALER_STAGES } from '#contract/dealer-values.ts'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { MultiSelectField } from '#apps/admin/web/ui/multi-select-field.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'

type Country = { id: string; iso2: string; name: string }

/** Countries that applications came from, in the language of the staff. */
export function useDealerCountries(): readonly Country[] {
  const locale = useStaffLocale()
  const { data } = useGetList<Country>('dealer-countries', { pagination: { page: 1, perPage: 300 }, meta: { locale } })
  return data ?? []
}

/** Every filter but the word. A change counts at once. */
export function DealerFilters() {
  const say = useMessages()
  const countries = useDealerCountries()
  const { data: colleagues = [] } = useGetList<Colleague>('colleagues', { pagination: { page: 1, perPage: 500 } })
  const { list, one, setList, setOne } = useFilters()
  const owners = [
    { value: 'me', label: say('enquiries.me') },
    { value: 'none', label: say('enquiries.nobody') },
    ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <>
      <MultiSelectField
        label={say('dealers.stage')}
        values={list('stage')}
        onChange={setList('stage')}
        choices={DEALER_STAGES.map((value) => ({ value, label: say(`dealerStage.${value}`) }))}
      />
      <MultiSelectField label={say('enquiries.owner')} values={list('owner')} onChange={setList('owner')} choices={owners} />
      <MultiSelectField
        label={say('enquiries.country')}
        values={list('country')}
        onChange={setList('country')}
        choices={countries.map(({ iso2, name }) => ({ value: iso2, label: name }))}
      />
      <SelectField
        label={say('enquiries.quarantined')}
        value={one('quarantined')}
        onChange={setOne('quarantined')}
        choices={(['yes', 'all'] as const).map((value) => ({ value, label: say(`dealers.quarantine.${value}`) }))}
        allLabel={say('dealers.quarantine.no')}
      />
    </>
  )
}
