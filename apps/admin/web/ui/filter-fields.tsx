import { useGetList, useGetOne, useListContext } from 'react-admin'
import type { Colleague } from '#contract/staff.ts'
import type { EnquiryFilterValues } from '#contract/staff-enquiry.ts'
import { SOURCE_WAYS } from '#contract/report-values.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { ENQUIRY_ORIGINS, ENQUIRY_STATUSES, REPLY_STATES } from '#contract/enquiry-values.ts'
import { LOSS_REASONS, NEXT_STEP_STATES } from '#contract/pipeline-values.ts'
import { DayField } from './day-field.tsx'
import { MultiSelectField } from './multi-select-field.tsx'
import { SelectField, type Choice } from './select-field.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useCountries } from './country-name.tsx'

/** Filters of which the leads themselves have the values. */
const KNOWN_BY_DATA = ['source', 'campaign', 'brand', 'model'] as const
const FRESH_MS = 5 * 60_000

/** Every filter but the word. A change counts at once. */
export function FilterFields() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const countries = useCountries()
  const { data: colleagues = [] } = useGetList<Colleague>('colleagues', { pagination: { page: 1, perPage: 500 } })
  const { data: known } = useGetOne<EnquiryFilterValues & { id: string }>('enquiry-filter-values', { id: 'all' }, { retry: false, staleTime: FRESH_MS })
  const plain = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }))
  const choices = {
    source: [...SOURCE_WAYS.map((value) => ({ value, label: sayValue('report.key', value.slice(1)) })), ...plain(known?.source)],
    campaign: plain(known?.campaign),
    brand: plain(known?.brand),
    model: known?.model ?? [],
  }
  const { list, one, setList, setOne } = useFilters()
  const owners = [
    { value: 'me', label: say('enquiries.me') },
    { value: 'none', label: say('enquiries.nobody') },
    // Who can own one, or has some.
    ...colleagues.filter((person) => person.may_own_enquiries || person.owns_enquiries).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const quarantine = (['no', 'yes', 'all'] as const).map((value) => ({ value: value === 'no' ? '' : value, label: say(`enquiries.quarantine.${value}`) }))
  return (
    <>
      <MultiSelectField
        label={say('enquiries.status')}
        values={list('status')}
        onChange={setList('status')}
        choices={ENQUIRY_STATUSES.map((value) => ({ value, label: say(`status.${value}`) }))}
      />
      <SelectField
        label={say('enquiries.reply')}
        value={one('reply')}
        onChange={setOne('reply')}
        choices={REPLY_STATES.map((value) => ({ value, label: say(`reply.state.${value}`) }))}
        allLabel={say('enquiries.anyReply')}
      />
      <SelectField
        label={say('enquiries.nextStep')}
        value={one('next')}
        onChange={setOne('next')}
        choices={NEXT_STEP_STATES.map((value) => ({ value, label: say(`pipeline.next.${value}`) }))}
        allLabel={say('enquiries.anyNext')}
      />
      <MultiSelectField label={say('enquiries.owner')} values={list('owner')} onChange={setList('owner')} choices={owners} />
      <MultiSelectField
        label={say('enquiries.country')}
        values={list('country')}
        onChange={setList('country')}
        choices={countries.map(({ iso2, name }) => ({ value: iso2, label: name }))}
      />
      <MultiSelectField
        label={say('enquiries.origin')}
        values={list('origin')}
        onChange={setList('origin')}
        choices={ENQUIRY_ORIGINS.map((value) => ({ value, label: say(`origin.${value}`) }))}
      />
      <MultiSelectField
        label={say('enquiries.language')}
        values={list('locale')}
        onChange={setList('locale')}
        choices={LOCALE_CODES.map((value) => ({ value, label: say(`language.${value}`) }))}
      />
      <MultiSelectField
        label={say('enquiries.loss')}
        values={list('loss')}
        onChange={setList('loss')}
        choices={LOSS_REASONS.map((value) => ({ value, label: say(`pipeline.loss.${value}`) }))}
      />
      {KNOWN_BY_DATA.map((name) => (
        <MultiSelectField
          key={name}
          label={say(`enquiries.${name}`)}
          values={list(name)}
          onChange={setList(name)}
          choices={withChosen(choices[name], list(name))}
        />
      ))}
      <DayField label={say('enquiries.from')} value={one('from')} onChange={setOne('from')} />
      <DayField label={say('enquiries.to')} value={one('to')} onChange={setOne('to')} />
      <SelectField
        label={say('enquiries.quarantined')}
        value={one('quarantined')}
        onChange={setOne('quarantined')}
        choices={quarantine.slice(1)}
        allLabel={quarantine[0]?.label}
      />
      <SelectField
        label={say('enquiries.mail')}
        value={one('mail')}
        onChange={setOne('mail')}
        choices={(['refused', 'failed'] as const).map((value) => ({ value, label: say(`mail.mark.${value}`) }))}
        allLabel={say('enquiries.anyMail')}
      />
    </>
  )
}

/** Choices, and what is chosen and none of them: it came from a report, or its last lead was erased. */
function withChosen(choices: readonly Choice[], chosen: readonly string[]): readonly Choice[] {
  const others = chosen.filter((value) => !choices.some((choice) => choice.value === value))
  return [...others.map((value) => ({ value, label: value.replace('\u001f', ' ').trim() })), ...choices]
}

/** Reads and sets the filters of the list around it. */
export function useFilters() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const values = filterValues as Record<string, unknown>
  const set = (name: string, value: unknown, isEmpty: boolean) => {
    const { [name]: _, ...others } = values
    setFilters(isEmpty ? others : { ...others, [name]: value }, displayedFilters, false)
  }
  return {
    list: (name: string) => (Array.isArray(values[name]) ? values[name].map(String) : []),
    one: (name: string) => (typeof values[name] === 'string' ? values[name] : ''),
    setList: (name: string) => (given: readonly string[]) => set(name, given, given.length === 0),
    setOne: (name: string) => (given: string) => set(name, given, given === ''),
  }
}
