import { Box, Button, Link } from '@mui/material'
import { FileText } from 'lucide-react'
import { useNotify, useParams, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { LEGAL_TEXTS } from '#contract/content-values.ts'
import type { LegalPageValue, StaffLegalPage } from '#contract/staff-legal.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { BlockInput } from '#apps/admin/web/block-editor/block-input.tsx'
import { AllLanguages } from '#apps/admin/web/content/all-languages.tsx'
import { ContentForm } from '#apps/admin/web/content/content-form.tsx'
import { ContentTexts } from '#apps/admin/web/content/content-texts.tsx'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useContentFields, type ContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { StoredRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { UNDO_MS, UndoToast } from '#apps/admin/web/ui/undo-toast.tsx'

/** One page of the law with all its languages, and the template that it may begin with. */
export default function LegalPage() {
  const { id: wanted } = useParams<{ id: string }>()
  const id = LEGAL_TEXTS.find((known) => known === wanted)
  if (id === undefined) return <Missing />
  return (
    <StoredRecord<StaffLegalPage> key={id} resource="legal-page" id={id}>
      {(stored) => <LegalForm stored={stored} />}
    </StoredRecord>
  )
}

function LegalForm({ stored }: { stored: StaffLegalPage }) {
  const say = useMessages()
  const fields = useContentFields('legal.fields', {})
  return (
    <ContentForm
      tab="legal"
      resource="legal-page"
      id={stored.id}
      stored={stored}
      title={() => say(`legal.pages.${stored.id}`)}
      fields={fields}
      texts={<Texts />}
      facts={<Facts fields={fields} />}
    />
  )
}

function Texts() {
  const say = useMessages()
  const stored = useRecordContext<StaffLegalPage>()
  return (
    <ContentTexts sources={['value.body']} needed={['value.body']}>
      {({ locale, mayWrite }) => (
        <>
          {mayWrite && stored !== undefined && <FillIn locale={locale} template={stored.templates[locale]} />}
          <BlockInput source="value.body" label={say('legal.fields.body')} locale={locale} isDisabled={!mayWrite} />
        </>
      )}
    </ContentTexts>
  )
}

type FillInProps = { locale: Locale; template: LegalPageValue['body'][Locale] }

/** Puts the template of a language in the place of its words. */
function FillIn({ locale, template }: FillInProps) {
  const say = useMessages()
  const notify = useNotify()
  const { getValues, setValue } = useFormContext<{ value: LegalPageValue }>()
  const fill = () => {
    const before = getValues(`value.body.${locale}`)
    const put = (body: typeof template) => setValue(`value.body.${locale}`, body, { shouldDirty: true })
    put(template)
    notify(<UndoToast text={say('legal.filled')} onUndo={before === null ? null : () => put(before)} />, { type: 'info', autoHideDuration: UNDO_MS })
  }
  return (
    <Box>
      <Button size="small" variant="outlined" startIcon={<FileText size={16} />} onClick={fill}>
        {say('legal.fillThis')}
      </Button>
    </Box>
  )
}

type FactsProps = { fields: ContentFields }

function Facts({ fields }: FactsProps) {
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
      <AllLanguages of={['body']} />
      <Revisions of={`legal-pages/${stored.id}`} {...fields} />
    </Box>
  )
}
