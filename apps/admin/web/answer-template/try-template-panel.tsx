import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import type { FilledTemplate } from '#contract/answer-template.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { FilledText } from './filled-text.tsx'
import { LeadField } from './lead-field.tsx'
import { MissingFieldsNotice } from './missing-fields-notice.tsx'
import { TemplatePicker } from './template-picker.tsx'

/** What a template says for an enquiry in a language, to be looked at and copied; nothing is sent. */
export function TryTemplatePanel() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const [lead, setLead] = useState<EnquiryRow | null>(null)
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE)
  const [filled, setFilled] = useState<FilledTemplate | null>(null)
  const choose = (chosen: EnquiryRow) => {
    setLead(chosen)
    setLocale(isLocale(chosen.locale) ? chosen.locale : DEFAULT_LOCALE)
    setFilled(null)
  }
  return (
    <Panel title={say('answerTemplate.try')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1.5 }}>{say('answerTemplate.tryLead')}</Box>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <LeadField lead={lead} onChoose={choose} />
        <SelectField
          label={say('answerTemplate.language')}
          value={locale}
          onChange={(code) => {
            if (isLocale(code)) setLocale(code)
            setFilled(null)
          }}
          choices={LOCALE_CODES.map((value) => ({ value, label: sayValue('language', value) }))}
        />
        {lead !== null && <TemplatePicker enquiryId={lead.id} locale={locale} onPick={setFilled} />}
        {filled !== null && <Result filled={filled} asked={locale} />}
      </Box>
    </Panel>
  )
}

function Result({ filled: { subject, text, missing, locale }, asked }: { filled: FilledTemplate; asked: Locale }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  return (
    <>
      {locale !== asked && (
        <Alert severity="info">{say('answerTemplate.inOther', { language: sayValue('language', asked), other: sayValue('language', locale) })}</Alert>
      )}
      <MissingFieldsNotice missing={missing} />
      <Box role="region" aria-label={say('answerTemplate.preview')} sx={{ bgcolor: COLOURS.sunken, borderRadius: '8px', p: 1.5, fontSize: 14, minWidth: 0 }}>
        {subject !== '' && (
          <Box sx={{ fontWeight: 600, mb: 1 }}>
            <FilledText text={subject} values={{}} locale={locale} />
          </Box>
        )}
        <FilledText text={text} values={{}} locale={locale} />
      </Box>
      <Box>
        <CopyButton text={text} label={say('answerTemplate.copy')} isWide />
      </Box>
    </>
  )
}
