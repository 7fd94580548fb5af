import { Box } from '@mui/material'
import { BooleanInput, TextInput, useParams, useRecordContext } from 'react-admin'
import type { StaffCountry } from '#contract/staff-country.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useContentFields, type ContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { RecordForm } from '#apps/admin/web/ui/record-form.tsx'
import { StoredRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

/** One country: its names, how its numbers begin, where it stands and whether the site offers it. */
export default function CountryPage() {
  const { id } = useParams()
  return (
    <StoredRecord<StaffCountry> key={id} resource="country" id={Number(id)}>
      {(stored) => <CountryForm stored={stored} />}
    </StoredRecord>
  )
}

function CountryForm({ stored }: { stored: StaffCountry }) {
  const say = useMessages()
  const locale = useStaffLocale()
  const fields = useContentFields('country.fields', {})
  return (
    <RecordForm
      resource="country"
      id={stored.id}
      stored={stored}
      list={{ to: '/markets', label: say('markets.tabs.countries') }}
      title={({ value }) => value.name[locale] || stored.iso2}
      renderNote={() => stored.iso2}
      fields={fields}
      isFixed={!useMay('content.write')}
      facts={<Facts fields={fields} />}
    >
      <Panel title={say('country.names')}>
        <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1 }}>{say('country.namesLead')}</Box>
        <TranslatedInputs sources={['value.name']}>
          <TranslatedText source="value.name" label={say('country.fields.name')} most={80} />
        </TranslatedInputs>
      </Panel>
    </RecordForm>
  )
}

function Facts({ fields }: { fields: ContentFields }) {
  const say = useMessages()
  const stored = useRecordContext<StaffCountry>()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel title={say('country.facts')}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <BooleanInput
            source="value.is_published"
            label={say('country.fields.is_published')}
            helperText={say('country.help.is_published')}
            disabled={!useMay('content.publish')}
          />
          <TextInput
            source="value.calling_code"
            label={say('country.fields.calling_code')}
            helperText={say('country.help.calling_code')}
            parse={(text: string | null) => (text === '' ? null : text)}
            variant="outlined"
            fullWidth
            slotProps={{ htmlInput: { maxLength: 9, inputMode: 'tel', dir: 'ltr' } }}
          />
          <LimitedNumberInput source="value.sort_order" label={say('country.fields.sort_order')} help={say('country.help.sort_order')} least={1} most={999} />
        </Box>
      </Panel>
      <Revisions of={`countries/${stored?.id}`} {...fields} />
    </Box>
  )
}
