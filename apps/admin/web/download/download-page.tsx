import { Alert, Box, Button, Link } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import {
  LinkBase,
  NumberInput,
  SelectInput,
  TextInput,
  useGetOne,
  useNavigate,
  useParams,
  useRecordContext,
  useSourceContext,
  useTranslatableContext,
} from 'react-admin'
import { DOWNLOAD_CATEGORIES } from '#contract/content-values.ts'
import type { StaffDownload } from '#contract/staff-download.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { AllLanguages } from '#apps/admin/web/content/all-languages.tsx'
import { inEachLanguage, UNPUBLISHED } from '#apps/admin/web/content/in-each-language.ts'
import { LanguageNotes, PublishInputs, PUBLISH_SOURCES } from '#apps/admin/web/content/publish-inputs.tsx'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
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
  const { id } = useParams<{ id: string }>()
  return id === 'create' ? <DownloadForm key="create" id={null} stored={NEW} /> : <KnownDownload key={id} id={Number(id)} />
}

function KnownDownload({ id }: { id: number }) {
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<StaffDownload>('download', { id }, { gcTime: 0 })
  if (data !== undefined) return <DownloadForm id={id} stored={data} />
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}

function DownloadForm({ id, stored }: { id: number | null; stored: Omit<StaffDownload, 'id'> }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const navigate = useNavigate()
  const fields = useContentFields('download.fields', {
    category: (category) => sayValue('download.categories', String(category)),
    language: (code) => sayValue('language', String(code)),
    media_id: (number) => say('download.fileNumber', { number: Number(number) }),
  })
  const title = LOCALE_CODES.map((code) => stored.value.title[code]).find((text) => text !== '') ?? say('download.new')
  return (
    <Page
      title={title}
      width={1180}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/content/downloads">
          {say('content.tabs.downloads')}
        </Button>
      }
    >
      <EditForm
        resource="download"
        id={id}
        stored={stored}
        {...fields}
        onSaved={(saved) => {
          if (id === null) navigate(`/content/downloads/${saved.id}`, { replace: true })
        }}
      >
        {stored.is_sample && <Alert severity="warning">{say('content.sampleNote')}</Alert>}
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
          <Texts />
          <Facts id={id} {...fields} />
        </Box>
      </EditForm>
    </Page>
  )
}

function Texts() {
  const notes = useRecordContext<StaffDownload>()?.languages
  return (
    <Panel>
      <TranslatedInputs sources={['value.title', 'value.summary', ...PUBLISH_SOURCES]} needed={['value.title', 'value.summary']}>
        <LanguageText notes={notes} />
      </TranslatedInputs>
    </Panel>
  )
}

function LanguageText({ notes }: { notes: StaffDownload['languages'] | undefined }) {
  const say = useMessages()
  const locale = useSourceContext().getSource('value.title').split('.').at(-1) as Locale
  if (useTranslatableContext().selectedLocale !== locale) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LanguageNotes note={notes?.[locale]} />
      <TranslatedText source="value.title" label={say('download.fields.title')} most={200} />
      <TranslatedText source="value.summary" label={say('download.fields.summary')} most={600} help={say('download.help.summary')} isLong />
      <PublishInputs />
    </Box>
  )
}

type FactsProps = { id: number | null } & ReturnType<typeof useContentFields>

/** The file, and what is the same in every language. */
function Facts({ id, labelOf, textOf }: FactsProps) {
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
          <NumberInput
            source="value.sort_order"
            label={say('download.fields.sort_order')}
            helperText={say('download.help.sort_order')}
            min={0}
            step={1}
            variant="outlined"
            fullWidth
          />
        </Box>
      </Panel>
      {mayWrite && <AllLanguages of={['title', 'summary']} />}
      {id !== null && <Revisions of={`downloads/${id}`} version={stored?.version ?? 0} labelOf={labelOf} textOf={textOf} />}
    </Box>
  )
}
