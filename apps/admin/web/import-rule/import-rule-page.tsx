import { Alert, Box, Button } from '@mui/material'
import { CalendarCheck } from 'lucide-react'
import { CheckboxGroupInput, SelectInput, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { FUEL_RESTRICTIONS, MOST_YEARS } from '#contract/place-values.ts'
import type { StaffImportRule } from '#contract/staff-import-rule.ts'
import { CONFIDENCES, STEERING_SIDES } from '#contract/vehicle.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { CountryInput } from '#apps/admin/web/country/country-input.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { useAllCountries } from '#apps/admin/web/country/use-all-countries.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DeleteButton } from '#apps/admin/web/ui/delete-button.tsx'
import { KnownInput } from '#apps/admin/web/ui/known-input.tsx'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { RecordForm } from '#apps/admin/web/ui/record-form.tsx'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { useRuleFields } from './use-rule-fields.ts'

const NEW: Omit<StaffImportRule, 'id'> = {
  version: 0,
  is_sample: false,
  value: {
    country_iso2: '',
    max_age_years: null,
    steering_allowed: null,
    min_emission_standard: null,
    fuel_restrictions: [],
    is_inspection_required: null,
    note: Object.fromEntries(LOCALE_CODES.map((code) => [code, ''])) as StaffImportRule['value']['note'],
    confidence: 'medium',
    as_of_year: null,
    checked_on: null,
  },
}

/** What one country asks of used cars. */
export default function ImportRulePage() {
  return (
    <AddressedRecord<StaffImportRule> resource="import-rule" fresh={NEW}>
      {(id, stored) => <RuleForm key={id} id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function RuleForm({ id, stored }: { id: number | null; stored: Omit<StaffImportRule, 'id'> }) {
  const say = useMessages()
  const fields = useRuleFields()
  const countries = useAllCountries()
  const nameOf = (iso2: string) => countries.find((country) => country.iso2 === iso2)?.name ?? iso2
  return (
    <RecordForm
      resource="import-rule"
      id={id}
      stored={stored}
      list={{ to: '/markets/rules', label: say('markets.tabs.rules') }}
      title={({ value }) => (id === null ? say('importRule.add') : nameOf(value.country_iso2))}
      fields={fields}
      isFixed={!useMay('content.write')}
      isSavable={({ is_sample: isSample }) => isSample}
      renderActions={({ value }) => id !== null && <DeleteButton path="/import-rules" list="/markets/rules" name={nameOf(value.country_iso2)} />}
      renderNotes={({ is_sample: isSample }) => isSample && <Alert severity="warning">{say('markets.sampleNote')}</Alert>}
      facts={
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Source />
          {id !== null && <Revisions of={`import-rules/${id}`} {...fields} />}
        </Box>
      }
    >
      <Demands />
    </RecordForm>
  )
}

/** What the country asks. */
function Demands() {
  const say = useMessages()
  const sayValue = useDataMessages()
  return (
    <Panel title={say('importRule.demands')}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <CountryInput help={say('importRule.help.country_iso2')} />
        <LimitedNumberInput
          source="value.max_age_years"
          label={say('importRule.fields.max_age_years')}
          help={say('importRule.help.max_age_years')}
          least={0}
          most={MOST_YEARS}
        />
        <SelectInput
          source="value.steering_allowed"
          label={say('importRule.fields.steering_allowed')}
          choices={STEERING_SIDES.map((side) => ({ id: side, name: sayValue('site.steering', side) }))}
          emptyText={say('stock.unknown')}
          margin="none"
          translateChoice={false}
          parse={(value: string) => (value === '' ? null : value)}
          helperText={false}
          variant="outlined"
          fullWidth
        />
        <KnownInput source="value.is_inspection_required" label={say('importRule.fields.is_inspection_required')} />
        <TextInput
          source="value.min_emission_standard"
          label={say('importRule.fields.min_emission_standard')}
          helperText={say('importRule.help.min_emission_standard')}
          parse={(text: string | null) => (text === '' ? null : text)}
          variant="outlined"
          fullWidth
          slotProps={{ htmlInput: { maxLength: 40, spellCheck: false } }}
        />
        <CheckboxGroupInput
          source="value.fuel_restrictions"
          label={say('importRule.fields.fuel_restrictions')}
          choices={FUEL_RESTRICTIONS.map((name) => ({ id: name, name: say(`importRule.fuels.${name}`) }))}
          translateChoice={false}
          helperText={false}
          row={false}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TranslatedInputs sources={['value.note']}>
            <TranslatedText source="value.note" label={say('importRule.fields.note')} most={1000} help={say('importRule.help.note')} isLong />
          </TranslatedInputs>
        </Box>
      </Box>
    </Panel>
  )
}

/** How sure it is, and when somebody has looked. */
function Source() {
  const say = useMessages()
  const { setValue } = useFormContext()
  const today = new Date().toLocaleDateString('sv')
  return (
    <Panel title={say('importRule.source')}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <SelectInput
          source="value.confidence"
          label={say('importRule.fields.confidence')}
          choices={CONFIDENCES.map((level) => ({ id: level, name: say(`importRule.confidence.${level}`) }))}
          translateChoice={false}
          isRequired
          margin="none"
          helperText={say('importRule.help.confidence')}
          variant="outlined"
          fullWidth
        />
        <LimitedNumberInput
          source="value.as_of_year"
          label={say('importRule.fields.as_of_year')}
          help={say('importRule.help.as_of_year')}
          least={2000}
          most={new Date().getFullYear()}
          isYear
        />
        <TextInput
          source="value.checked_on"
          label={say('importRule.fields.checked_on')}
          type="date"
          parse={(day: string | null) => (day === '' ? null : day)}
          helperText={say('importRule.help.checked_on')}
          variant="outlined"
          fullWidth
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          variant="outlined"
          size="small"
          startIcon={<CalendarCheck size={16} />}
          onClick={() => setValue('value.checked_on', today, { shouldDirty: true })}
          sx={{ justifySelf: 'start' }}
        >
          {say('importRule.checkedToday')}
        </Button>
      </Box>
    </Panel>
  )
}
