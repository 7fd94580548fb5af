import { Box } from '@mui/material'
import { CheckboxGroupInput } from 'react-admin'
import { FAQ_TOPICS, type FaqTopic } from '#contract/content-values.ts'
import type { StaffFaq } from '#contract/staff-faq.ts'
import { AllLanguages } from '#apps/admin/web/content/all-languages.tsx'
import { ContentForm } from '#apps/admin/web/content/content-form.tsx'
import { ContentTexts } from '#apps/admin/web/content/content-texts.tsx'
import { inEachLanguage, UNPUBLISHED, firstText } from '#apps/admin/web/content/in-each-language.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useContentFields, type ContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

const NEW: Omit<StaffFaq, 'id'> = {
  version: 0,
  value: { topics: [], question: inEachLanguage(''), answer: inEachLanguage(''), ...UNPUBLISHED },
  languages: inEachLanguage({ is_stale: false, is_unread: false }),
}

/** One question with its answer in all languages, and the pages that show it. */
export default function FaqPage() {
  return (
    <AddressedRecord<StaffFaq> resource="faq" fresh={NEW}>
      {(id, stored) => <FaqForm id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function FaqForm({ id, stored }: { id: number | null; stored: Omit<StaffFaq, 'id'> }) {
  const say = useMessages()
  const fields = useContentFields('faq.fields', { topics: (topics) => (topics as FaqTopic[]).map((topic) => say(`faq.topics.${topic}`)).join('\n') })
  const locale = useStaffLocale()
  return (
    <ContentForm
      tab="faq"
      resource="faq"
      id={id}
      stored={stored}
      title={({ value }) => firstText(value.question, locale) ?? say('faq.new')}
      fields={fields}
      texts={<Texts />}
      facts={<Facts id={id} fields={fields} />}
    />
  )
}

function Texts() {
  const say = useMessages()
  return (
    <ContentTexts sources={['value.question', 'value.answer']} needed={['value.question', 'value.answer']}>
      {() => (
        <>
          <TranslatedText source="value.question" label={say('faq.fields.question')} most={300} />
          <TranslatedText source="value.answer" label={say('faq.fields.answer')} most={4000} help={say('faq.help.answer')} isLong />
        </>
      )}
    </ContentTexts>
  )
}

type FactsProps = { id: number | null; fields: ContentFields }

function Facts({ id, fields }: FactsProps) {
  const say = useMessages()
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
      <AllLanguages of={['question', 'answer']} />
      {id !== null && <Revisions of={`faqs/${id}`} {...fields} />}
    </Box>
  )
}
