import { Box, FormHelperText } from '@mui/material'
import { AutocompleteArrayInput, BooleanInput, SelectInput, TextInput, useGetList } from 'react-admin'
import { ENQUIRY_ORIGINS } from '#contract/enquiry-values.ts'
import { ROUTED_KINDS, ROUTING_TIMES } from '#contract/routing-values.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { usePeople } from './use-people.ts'

const PAIR = { display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } as const

type Choice = { id: string | number; name: string }

/** The rules in their order, what becomes of other leads, and who is told of late answers. */
export function RoutingFields() {
  const say = useMessages()
  const people = usePeopleChoices()
  return (
    <>
      <FieldGroup title="routing.rules" lead="routing.rulesLead">
        <OrderedRows source="value.rules" label={say('routing.rules')} add={{ label: say('routing.addRule'), row: newRule() }} removable="all">
          <RuleFields people={people} />
        </OrderedRows>
      </FieldGroup>
      <FieldGroup title="routing.others" lead="routing.othersLead">
        <BooleanInput source="value.keep_buyer" label={say('routing.keep_buyer')} helperText={say('routing.keepBuyerHelp')} />
        <SeveralInput source="value.fallback" label={say('routing.fallback')} choices={people} help={say('routing.fallbackHelp')} />
      </FieldGroup>
      <FieldGroup title="routing.clock" lead="routing.clockLead">
        <LimitedNumberInput source="value.warn_minutes" label={say('routing.warn_minutes')} help={say('routing.warnHelp')} least={5} most={600} isRequired />
        <SeveralInput source="value.escalate_to" label={say('routing.escalate_to')} choices={people} help={say('routing.escalateHelp')} />
      </FieldGroup>
    </>
  )
}

function newRule() {
  return {
    key: crypto.randomUUID(),
    name: '',
    is_on: true,
    locales: [],
    countries: [],
    brands: [],
    kinds: [],
    origins: [],
    min_value_usd: null,
    time: 'any',
    people: [],
    only_at_work: false,
  }
}

function RuleFields({ people }: { people: readonly Choice[] }) {
  const say = useMessages()
  const { data: countries = [] } = useGetList<{ id: string; name: string }>('country-names', { pagination: { page: 1, perPage: 300 } })
  const { data: brands = [] } = useGetList<{ id: string; name: string }>('routing-brands', { pagination: { page: 1, perPage: 1000 } })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <TextInput
            source="name"
            label={say('routing.name')}
            parse={(text: string | null) => text ?? ''}
            isRequired
            helperText={false}
            variant="outlined"
            margin="none"
            fullWidth
            slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
          />
        </Box>
        <BooleanInput source="is_on" label={say('routing.is_on')} helperText={false} />
      </Box>
      <SeveralInput source="people" label={say('routing.people')} choices={people} help={say('routing.peopleHelp')} />
      <BooleanInput source="only_at_work" label={say('routing.only_at_work')} helperText={false} />
      <FormHelperText sx={{ mx: 0 }}>{say('routing.conditions')}</FormHelperText>
      <Box sx={PAIR}>
        <SeveralInput source="countries" label={say('routing.condition.countries')} choices={countries} />
        <SeveralInput source="locales" label={say('routing.condition.locales')} choices={LOCALE_CODES.map((id) => ({ id, name: say(`language.${id}`) }))} />
        <SeveralInput source="kinds" label={say('routing.condition.kinds')} choices={ROUTED_KINDS.map((id) => ({ id, name: say(`routing.kind.${id}`) }))} />
        <SeveralInput source="brands" label={say('routing.condition.brands')} choices={brands} />
        <SeveralInput source="origins" label={say('routing.condition.origins')} choices={ENQUIRY_ORIGINS.map((id) => ({ id, name: say(`origin.${id}`) }))} />
        <LimitedNumberInput source="min_value_usd" label={say('routing.min_value_usd')} least={1} most={100_000_000} />
        <SelectInput
          source="time"
          label={say('routing.condition.time')}
          choices={ROUTING_TIMES.map((id) => ({ id, name: say(`routing.time.${id}`) }))}
          translateChoice={false}
          isRequired
          helperText={false}
          variant="outlined"
          margin="none"
          fullWidth
        />
      </Box>
    </Box>
  )
}

function SeveralInput({ source, label, choices, help = false }: { source: string; label: string; choices: readonly Choice[]; help?: string | false }) {
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={[...choices]}
      translateChoice={false}
      helperText={help}
      variant="outlined"
      margin="none"
      fullWidth
    />
  )
}

function usePeopleChoices(): readonly Choice[] {
  return usePeople().people.map(({ id, name }) => ({ id, name }))
}
