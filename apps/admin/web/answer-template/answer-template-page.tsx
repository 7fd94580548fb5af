import { Alert, Box } from '@mui/material'
import { useCallback, useContext, useState, type ReactNode } from 'react'
import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ANSWER_TEMPLATE_KINDS, ANSWER_TEMPLATE_LIMITS } from '#contract/answer-template-values.ts'
import type { AnswerTemplate } from '#contract/answer-template.ts'
import type { Locale } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { inEachLanguage } from '#apps/admin/web/content/in-each-language.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { DeleteButton } from '#apps/admin/web/ui/delete-button.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { RecordForm } from '#apps/admin/web/ui/record-form.tsx'
import { OpenLanguage, TranslatedInputs } from '#apps/admin/web/ui/translated-inputs.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TextWithFields } from './text-with-fields.tsx'
import { useAnswerTemplateFields } from './use-answer-template-fields.ts'

const NEW: Omit<AnswerTemplate, 'id'> = {
  version: 0,
  is_sample: false,
  value: { name: '', kind: 'message', subject: inEachLanguage(''), text: inEachLanguage('') },
}
const LIST = '/enquiries/templates'

/** One template of an answer, or a snippet, with its words in every language and what they say for an enquiry. */
export default function AnswerTemplatePage() {
  return (
    <AddressedRecord<AnswerTemplate> resource="answer-template" fresh={NEW}>
      {(id, stored) => <TemplateForm key={id} id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function TemplateForm({ id, stored }: { id: number | null; stored: Omit<AnswerTemplate, 'id'> }) {
  const say = useMessages()
  const fields = useAnswerTemplateFields()
  const mayWrite = useMay('answer_template.write')
  const [language, setLanguage] = useState<Locale>(useStaffLocale())
  return (
    <RecordForm
      resource="answer-template"
      id={id}
      stored={stored}
      list={{ to: LIST, label: say('answerTemplate.link') }}
      title={({ value }) => (id === null ? say('answerTemplate.add') : value.name)}
      fields={fields}
      isFixed={!mayWrite}
      isSavable={({ is_sample: isSample }) => isSample}
      renderActions={({ value }) => id !== null && <DeleteButton path="/answer-templates" list={LIST} name={value.name} />}
      renderNotes={({ is_sample: isSample }) => isSample && <Alert severity="info">{say('answerTemplate.sampleNote')}</Alert>}
      facts={
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <TemplatePreview language={language} />
          {id !== null && <Revisions of={`answer-templates/${id}`} {...fields} mayEdit={mayWrite} />}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Facts />
        <FollowLanguage onOpen={setLanguage}>
          <Texts />
        </FollowLanguage>
      </Box>
    </RecordForm>
  )
}

/** Tells the preview too which language is open. */
function FollowLanguage({ onOpen, children }: { onOpen: (locale: Locale) => void; children: ReactNode }) {
  const remember = useContext(OpenLanguage)
  const tell = useCallback(
    (locale: Locale) => {
      remember(locale)
      onOpen(locale)
    },
    [remember, onOpen],
  )
  return <OpenLanguage value={tell}>{children}</OpenLanguage>
}

function Facts() {
  const say = useMessages()
  return (
    <Panel>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <TextInput
          source="value.name"
          label={say('answerTemplate.fields.name')}
          helperText={say('answerTemplate.help.name')}
          parse={(text: string | null) => text ?? ''}
          isRequired
          variant="outlined"
          fullWidth
          slotProps={{ htmlInput: { maxLength: ANSWER_TEMPLATE_LIMITS.name, dir: 'auto' } }}
        />
        <SelectInput
          source="value.kind"
          label={say('answerTemplate.fields.kind')}
          choices={ANSWER_TEMPLATE_KINDS.map((id) => ({ id, name: say(`answerTemplate.kind.${id}`) }))}
          helperText={say('answerTemplate.help.kind')}
          translateChoice={false}
          isRequired
          margin="none"
          variant="outlined"
          fullWidth
        />
      </Box>
    </Panel>
  )
}

function Texts() {
  const say = useMessages()
  const isMessage = useWatch({ name: 'value.kind' }) === 'message'
  return (
    <Panel title={say('answerTemplate.texts')}>
      <TranslatedInputs sources={['value.subject', 'value.text']} needed={['value.text']}>
        <TextWithFields hasSubject={isMessage} />
      </TranslatedInputs>
    </Panel>
  )
}
