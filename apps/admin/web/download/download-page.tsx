import { Box, Link } from '@mui/material'
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import { DOWNLOAD_CATEGORIES } from '#contract/content-values.ts'
import type { StaffDownload } from '#contract/staff-download.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { AllLanguages } from '#apps/admin/web/content/all-languages.tsx'
import { ContentForm } from '#apps/admin/web/content/content-form.tsx'
import { ContentTexts } from '#apps/admin/web/content/content-texts.tsx'
import { inEachLanguage, UNPUBLISHED, firstText } from '#apps/admin/web/content/in-each-language.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useContentFields, type ContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { DocumentInput } from './document-input.tsx'
import { useSizeText } from './use-size-text.ts'

const NEW: Omit<StaffDownload, 'id'> = {
  version: 0,
  is_sample: false,
  byte_size: 0,
  path: '',
  value: {
    media_id: null,
    file_name: '',
    document_sign: '',
    language: null,
    category: null,
    sort_order: 0,
    title: inEachLanguage(''),
    summary: inEachLanguage(''),
    ...UNPUBLISHED,
  },
  languages: inEachLanguage({ is_stale: false, is_unread: false }),
}

/** One file of the download centre with its words in all languages. */
export default function DownloadPage() {
  return (
    <AddressedRecord<StaffDownload> resource="download" fresh={NEW}>
      {(id, stored) => <DownloadForm id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function DownloadForm({ id, stored }: { id: number | null; stored: Omit<StaffDownload, 'id'> }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const fields = useContentFields('download.fields', {
    category: (category) => sayValue('download.categories', String(category)),
    language: (code) => sayValue('language', String(code)),
    media_id: (number) => say('download.fileNumber', { number: Number(number) }),
  })
  const locale = useStaffLocale()
  return (
    <ContentForm
      tab="downloads"
      resource="download"
      id={id}
      stored={stored}
      title={({ value }) => firstText(value.title, locale) ?? say('download.new')}
      fields={fields}
      texts={<Texts />}
      facts={<Facts id={id} fields={fields} />}
    />
  )
}

function Texts() {
  const say = useMessages()
  return (
    <ContentTexts sources={['value.title', 'value.summary']} needed={['value.title', 'value.summary']}>
      {() => (
        <>
          <TranslatedText source="value.title" label={say('download.fields.title')} most={200} />
          <TranslatedText source="value.summary" label={say('download.fields.summary')} most={600} help={say('download.help.summary')} isLong />
        </>
      )}
    </ContentTexts>
  )
}

type FactsProps = { id: number | null; fields: ContentFields }

/** The file, and what is the same in every language. */
function Facts({ id, fields }: FactsProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const sizeText = useSizeText()
  const stored = useRecordContext<StaffDownload>()
  const mayWrite = useMay('content.write')
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel title={say('download.facts')}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {id !== null && stored !== undefined && (
            <Link href={`/api${stored.path}`} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
              {stored.value.file_name} ({sizeText(stored.byte_size)})
            </Link>
          )}
          <DocumentInput label={say('download.fields.media_id')} isDisabled={!mayWrite} />
          <TextInput
            source="value.file_name"
            label={say('download.fields.file_name')}
            helperText={say('download.help.file_name')}
            parse={(text: string | null) => text ?? ''}
            variant="outlined"
            fullWidth
            slotProps={{ htmlInput: { maxLength: 150, spellCheck: false, dir: 'ltr' } }}
          />
          <SelectInput
            source="value.category"
            label={say('download.fields.category')}
            choices={DOWNLOAD_CATEGORIES.map((category) => ({ id: category, name: say(`download.categories.${category}`) }))}
            translateChoice={false}
            parse={(value: string) => (value === '' ? null : value)}
            helperText={false}
            variant="outlined"
            fullWidth
          />
          <SelectInput
            source="value.language"
            label={say('download.fields.language')}
            choices={LOCALE_CODES.map((code) => ({ id: code, name: sayValue('language', code) }))}
            translateChoice={false}
            parse={(value: string) => (value === '' ? null : value)}
            helperText={say('download.help.language')}
            variant="outlined"
            fullWidth
          />
          <TextInput
            source="value.document_sign"
            label={say('download.fields.document_sign')}
            helperText={say('download.help.document_sign')}
            parse={(text: string | null) => (text ?? '').toLowerCase()}
            variant="outlined"
            fullWidth
            slotProps={{ htmlInput: { maxLength: 120, spellCheck: false, dir: 'ltr' } }}
          />
          <LimitedNumberInput
            source="value.sort_order"
            label={say('download.fields.sort_order')}
            help={say('download.help.sort_order')}
            least={0}
            most={1_000_000}
          />
        </Box>
      </Panel>
      <AllLanguages of={['title', 'summary']} />
      {id !== null && <Revisions of={`downloads/${id}`} {...fields} />}
    </Box>
  )
}
