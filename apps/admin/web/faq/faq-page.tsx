import { Box, Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { CheckboxGroupInput, LinkBase, useGetOne, useNavigate, useParams, useRecordContext, useSourceContext, useTranslatableContext } from 'react-admin'
import { FAQ_TOPICS, type FaqTopic } from '#contract/content-values.ts'
import type { StaffFaq } from '#contract/staff-faq.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { AllLanguages } from '#apps/admin/web/content/all-languages.tsx'
import { inEachLanguage, UNPUBLISHED } from '#apps/admin/web/content/in-each-language.ts'
import { LanguageNotes, PublishInputs, PUBLISH_SOURCES } from '#apps/admin/web/content/publish-inputs.tsx'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

const NEW: Omit<StaffFaq, 'id'> = {
  version: 0,
  value: { topics: [], question: inEachLanguage(''), answer: inEachLanguage(''), ...UNPUBLISHED },
  languages: inEachLanguage({ is_stale: false, is_unread: false }),
}

/** One question with its answer in all languages, and the pages that show it. */
export default function FaqPage() {
  const { id } = useParams<{ id: string }>()
  return id === 'create' ? <FaqForm key="create" id={null} stored={NEW} /> : <KnownFaq key={id} id={Number(id)} />
}

function KnownFaq({ id }: { id: number }) {
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<StaffFaq>('faq', { id }, { gcTime: 0 })
  if (data !== undefined) return <FaqForm id={id} stored={data} />
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}

function FaqForm({ id, stored }: { id: number | null; stored: Omit<StaffFaq, 'id'> }) {
  const say = useMessages()
  const navigate = useNavigate()
  const fields = useContentFields('faq.fields', { topics: (topics) => (topics as FaqTopic[]).map((topic) => say(`faq.topics.${topic}`)).join('\n') })
  const title = LOCALE_CODES.map((code) => stored.value.question[code]).find((text) => text !== '') ?? say('faq.new')
  return (
    <Page
      title={title}
      width={1180}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/content/faq">
          {say('content.tabs.faq')}
        </Button>
      }
    >
      <EditForm
        resource="faq"
        id={id}
        stored={stored}
        {...fields}
        onSaved={(saved) => {
          if (id === null) navigate(`/content/faq/${saved.id}`, { replace: true })
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
          <Texts />
          <Facts id={id} {...fields} />
        </Box>
      </EditForm>
    </Page>
  )
}

function Texts() {
  const notes = useRecordContext<StaffFaq>()?.languages
  return (
    <Panel>
      <TranslatedInputs sources={['value.question', 'value.answer', ...PUBLISH_SOURCES]} needed={['value.question', 'value.answer']}>
        <LanguageText notes={notes} />
      </TranslatedInputs>
    </Panel>
  )
}

function LanguageText({ notes }: { notes: StaffFaq['languages'] | undefined }) {
  const say = useMessages()
  const locale = useSourceContext().getSource('value.question').split('.').at(-1) as Locale
  if (useTranslatableContext().selectedLocale !== locale) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LanguageNotes note={notes?.[locale]} />
      <TranslatedText source="value.question" label={say('faq.fields.question')} most={300} />
      <TranslatedText source="value.answer" label={say('faq.fields.answer')} most={4000} help={say('faq.help.answer')} isLong />
      <PublishInputs />
    </Box>
  )
}

type FactsProps = { id: number | null } & ReturnType<typeof useContentFields>

function Facts({ id, labelOf, textOf }: FactsProps) {
  const say = useMessages()
  const stored = useRecordContext<StaffFaq>()
  const mayWrite = useMay('content.write')
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel title={say('faq.fields.topics')}>
        <CheckboxGroupInput
          source="value.topics"
          label={false}
          choices={FAQ_TOPICS.map((topic) => ({ id: topic, name: say(`faq.topics.${topic}`) }))}
          translateChoice={false}
          row={false}
          helperText={say('faq.help.topics')}
        />
      </Panel>
      {mayWrite && <AllLanguages of={['question', 'answer']} />}
      {id !== null && <Revisions of={`faqs/${id}`} version={stored?.version ?? 0} labelOf={labelOf} textOf={textOf} />}
    </Box>
  )
}
