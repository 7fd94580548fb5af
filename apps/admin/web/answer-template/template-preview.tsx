import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { fillFields } from '#contract/answer-template-values.ts'
import type { AnswerFields, AnswerTemplateValue } from '#contract/answer-template.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { FilledText } from './filled-text.tsx'
import { LeadField } from './lead-field.tsx'
import { MissingFieldsNotice } from './missing-fields-notice.tsx'

/** What the template in the form around it says for an enquiry, in the language that is open, saved or not. */
export function TemplatePreview({ language }: { language: Locale }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const [lead, setLead] = useState<EnquiryRow | null>(null)
  const value = useWatch({ name: 'value' }) as AnswerTemplateValue
  const locale = value.text[language] === '' ? DEFAULT_LOCALE : language
  const subject = value.kind === 'message' ? value.subject[locale] : ''
  const text = value.text[locale]
  const id = `${lead?.id ?? 0}/${locale}`
  const { data, error, refetch } = useGetOne<AnswerFields & RaRecord>('answer-fields', { id }, { enabled: lead !== null })
  const values = data?.values
  return (
    <Panel title={say('answerTemplate.preview')} aside={<Box sx={{ color: 'text.secondary', fontSize: 13 }}>{sayValue('language', locale)}</Box>}>
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1, minWidth: 0 }}>
        <LeadField lead={lead} onChoose={setLead} />
        {locale !== language && text !== '' && <Alert severity="info">{say('answerTemplate.inEnglish', { language: sayValue('language', language) })}</Alert>}
        {error !== null && <Failure error={error} onRetry={() => void refetch()} />}
        {text === '' && <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('answerTemplate.nothingWritten')}</Box>}
        {values !== undefined && text !== '' && (
          <>
            <MissingFieldsNotice missing={[...new Set([...fillFields(subject, values).missing, ...fillFields(text, values).missing])]} />
            <Box sx={{ bgcolor: COLOURS.sunken, borderRadius: '8px', p: 1.5, fontSize: 14, minWidth: 0 }}>
              {subject !== '' && (
                <Box sx={{ fontWeight: 600, mb: 1 }}>
                  <FilledText text={subject} values={values} locale={locale} />
                </Box>
              )}
              <FilledText text={text} values={values} locale={locale} />
            </Box>
          </>
        )}
      </Box>
    </Panel>
  )
}
