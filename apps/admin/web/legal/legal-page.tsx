import { Alert, Box, Button, Link } from '@mui/material'
import { ArrowLeft, FileText } from 'lucide-react'
import { LinkBase, useGetOne, useNotify, useParams, useRecordContext, useSourceContext, useTranslatableContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { LEGAL_TEXTS } from '#contract/content-values.ts'
import type { LegalPageValue, StaffLegalPage } from '#contract/staff-legal.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { BlockInput } from '#apps/admin/web/block-editor/block-input.tsx'
import { AllLanguages } from '#apps/admin/web/content/all-languages.tsx'
import { LanguageNotes, PublishInputs, PUBLISH_SOURCES } from '#apps/admin/web/content/publish-inputs.tsx'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { TranslatedInputs } from '#apps/admin/web/ui/translated-inputs.tsx'

/** One page of the law with all its languages, and the template that it may begin with. */
export default function LegalPage() {
  const { id: wanted } = useParams<{ id: string }>()
  const id = LEGAL_TEXTS.find((known) => known === wanted)
  return id === undefined ? <Missing /> : <KnownPage key={id} id={id} />
}

function KnownPage({ id }: { id: StaffLegalPage['id'] }) {
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<StaffLegalPage>('legal-page', { id }, { gcTime: 0 })
  if (data !== undefined) return <LegalForm stored={data} />
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}

function LegalForm({ stored }: { stored: StaffLegalPage }) {
  const say = useMessages()
  const fields = useContentFields('legal.fields', {})
  return (
    <Page
      title={say(`legal.pages.${stored.id}`)}
      width={1180}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/content/legal">
          {say('content.tabs.legal')}
        </Button>
      }
    >
      <EditForm resource="legal-page" id={stored.id} stored={stored} {...fields}>
        {stored.is_sample && <Alert severity="warning">{say('content.sampleNote')}</Alert>}
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
          <Texts />
          <Facts {...fields} />
        </Box>
      </EditForm>
    </Page>
  )
}

function Texts() {
  const stored = useRecordContext<StaffLegalPage>()
  return (
    <Panel>
      <TranslatedInputs sources={['value.body', ...PUBLISH_SOURCES]} needed={['value.body']}>
        {stored !== undefined && <LanguageText stored={stored} />}
      </TranslatedInputs>
    </Panel>
  )
}

function LanguageText({ stored }: { stored: StaffLegalPage }) {
  const say = useMessages()
  const notify = useNotify()
  const { setValue } = useFormContext<{ value: LegalPageValue }>()
  const locale = useSourceContext().getSource('value.body').split('.').at(-1) as Locale
  const mayWrite = useMay('content.write')
  // Twelve editors at once would be eleven too many.
  if (useTranslatableContext().selectedLocale !== locale) return null
  const fill = () => {
    setValue(`value.body.${locale}`, stored.templates[locale], { shouldDirty: true })
    notify(say('legal.filled'), { type: 'info' })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LanguageNotes note={stored.languages[locale]} />
      {mayWrite && (
        <Box>
          <Button size="small" variant="outlined" startIcon={<FileText size={16} />} onClick={fill}>
            {say('legal.fillThis')}
          </Button>
        </Box>
      )}
      <BlockInput source="value.body" label={say('legal.fields.body')} locale={locale} isDisabled={!mayWrite} />
      <PublishInputs />
    </Box>
  )
}

type FactsProps = ReturnType<typeof useContentFields>

function Facts({ labelOf, textOf }: FactsProps) {
  const say = useMessages()
  const notify = useNotify()
  const stored = useRecordContext<StaffLegalPage>()
  const mayWrite = useMay('content.write')
  const { getValues, setValue } = useFormContext<{ value: LegalPageValue }>()
  if (stored === undefined) return null
  const fillAll = () => {
    for (const code of LOCALE_CODES) if (getValues(`value.body.${code}`) === null) setValue(`value.body.${code}`, stored.templates[code], { shouldDirty: true })
    notify(say('legal.filled'), { type: 'info' })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel title={say('legal.template')}>
        <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1.5 }}>{say('legal.templateLead')}</Box>
        {mayWrite && (
          <Button size="small" variant="outlined" onClick={fillAll}>
            {say('legal.fillAll')}
          </Button>
        )}
        {stored.value.publish_state.en === 'published' && (
          <Box sx={{ mt: 1.5 }}>
            <Link href={`/${stored.id}`} target="_blank" rel="noopener">
              {say('content.seeOnSite')}
            </Link>
          </Box>
        )}
      </Panel>
      {mayWrite && <AllLanguages of={['body']} />}
      <Revisions of={`legal-pages/${stored.id}`} version={stored.version} labelOf={labelOf} textOf={textOf} />
    </Box>
  )
}
