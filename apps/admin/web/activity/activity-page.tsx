import { Box, Link } from '@mui/material'
import { AutocompleteInput, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { ACTIVITY_KINDS } from '#contract/content-values.ts'
import type { StaffActivity } from '#contract/staff-activity.ts'
import { BlockInput } from '#apps/admin/web/block-editor/block-input.tsx'
import { AllLanguages } from '#apps/admin/web/content/all-languages.tsx'
import { ContentForm } from '#apps/admin/web/content/content-form.tsx'
import { ContentTexts } from '#apps/admin/web/content/content-texts.tsx'
import { inEachLanguage, UNPUBLISHED, firstText } from '#apps/admin/web/content/in-each-language.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useContentFields, type ContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { CountryInput } from '#apps/admin/web/country/country-input.tsx'
import { PictureInput } from '#apps/admin/web/media/picture-input.tsx'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

const NEW: Omit<StaffActivity, 'id'> = {
  version: 0,
  is_sample: false,
  cover: null,
  value: {
    sign: '',
    kind: 'fair',
    starts: '',
    ends: '',
    time_zone: 'Asia/Shanghai',
    country_iso2: 'CN',
    cover_media_id: null,
    title: inEachLanguage(''),
    summary: inEachLanguage(''),
    place: inEachLanguage(''),
    body: inEachLanguage(null),
    ...UNPUBLISHED,
  },
  languages: inEachLanguage({ is_stale: false, is_unread: false }),
}

/** One activity with all its languages: when and where, published at a moment, withdrawn at another. */
export default function ActivityPage() {
  return (
    <AddressedRecord<StaffActivity> resource="activity" fresh={NEW}>
      {(id, stored) => <ActivityForm id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function ActivityForm({ id, stored }: { id: number | null; stored: Omit<StaffActivity, 'id'> }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const fields = useContentFields('activity.fields', { kind: (kind) => sayValue('activity.kinds', String(kind)) })
  const locale = useStaffLocale()
  return (
    <ContentForm
      tab="activities"
      resource="activity"
      id={id}
      stored={stored}
      title={({ value }) => firstText(value.title, locale) ?? say('activity.new')}
      fields={fields}
      texts={<Texts />}
      facts={<Facts id={id} fields={fields} />}
    />
  )
}

function Texts() {
  const say = useMessages()
  return (
    <ContentTexts sources={['value.title', 'value.summary', 'value.place', 'value.body']} needed={['value.title', 'value.body']}>
      {({ locale, mayWrite }) => (
        <>
          <TranslatedText source="value.title" label={say('activity.fields.title')} most={200} />
          <TranslatedText source="value.place" label={say('activity.fields.place')} most={200} help={say('activity.help.place')} />
          <TranslatedText source="value.summary" label={say('activity.fields.summary')} most={600} help={say('activity.help.summary')} isLong />
          <BlockInput source="value.body" label={say('activity.fields.body')} locale={locale} isDisabled={!mayWrite} />
        </>
      )}
    </ContentTexts>
  )
}

type FactsProps = { id: number | null; fields: ContentFields }

/** What is the same in every language. */
function Facts({ id, fields }: FactsProps) {
  const say = useMessages()
  const stored = useRecordContext<StaffActivity>()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel title={say('activity.facts')}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <PictureInput source="value.cover_media_id" label={say('activity.fields.cover_media_id')} stored={stored?.cover ?? null} />
          <SelectInput
            source="value.kind"
            label={say('activity.fields.kind')}
            choices={ACTIVITY_KINDS.map((kind) => ({ id: kind, name: say(`activity.kinds.${kind}`) }))}
            translateChoice={false}
            isRequired
            helperText={say('activity.help.kind')}
            variant="outlined"
            fullWidth
          />
          <LocalTime source="value.starts" label={say('activity.fields.starts')} />
          <LocalTime source="value.ends" label={say('activity.fields.ends')} help={say('activity.help.times')} />
          <ZoneInput />
          <CountryInput label={say('activity.fields.country_iso2')} help={say('activity.help.country')} none={null} />
          {id !== null && (
            <TextInput
              source="value.sign"
              label={say('activity.fields.sign')}
              helperText={say('activity.help.sign')}
              parse={(text: string | null) => (text ?? '').toLowerCase()}
              variant="outlined"
              fullWidth
              slotProps={{ htmlInput: { maxLength: 120, spellCheck: false } }}
            />
          )}
          {stored?.value.publish_state.en === 'published' && (
            <Link href={`/activity/${stored.value.sign}`} target="_blank" rel="noopener">
              {say('content.seeOnSite')}
            </Link>
          )}
        </Box>
      </Panel>
      <AllLanguages of={['title', 'body']} />
      {id !== null && <Revisions of={`activities/${id}`} {...fields} />}
    </Box>
  )
}

/** By the clock of the place, whatever that of this computer says. */
function LocalTime({ source, label, help }: { source: string; label: string; help?: string }) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={help ?? false}
      type="datetime-local"
      parse={(text: string | null) => (text ?? '').slice(0, 16)}
      variant="outlined"
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function ZoneInput() {
  const say = useMessages()
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ id: zone, name: zone.replaceAll('_', ' ') }))
  return (
    <AutocompleteInput
      source="value.time_zone"
      label={say('activity.fields.time_zone')}
      choices={zones}
      translateChoice={false}
      helperText={false}
      variant="outlined"
      fullWidth
    />
  )
}
