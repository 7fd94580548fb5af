import { Alert, Box, Button, TextField } from '@mui/material'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Conversation } from '#contract/message.ts'
import { openFields } from '#contract/answer-template-values.ts'
import { MESSAGE_LIMITS } from '#contract/message-values.ts'
import { LOCALES, localeInfo, type Locale } from '#i18n/locales.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { FilesField, isTooMuch } from './files-field.tsx'
import { WordsField } from './words-field.tsx'
import { dropDraft, keepDraft, readDraft, type MailDraft } from './drafts.ts'

type MailFormProps = { enquiry: EnquiryDetail; conversation: Conversation }

/** A mail to the buyer of a lead: written here, sent by the house, kept beside what they answer. */
export function MailForm({ enquiry, conversation }: MailFormProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { renew } = useNewEnquiries()
  const begin = () => ({ locale: enquiry.locale, subject: firstSubject(enquiry, conversation), text: '', files: [] })
  const [draft, setDraft] = useState<MailDraft>(() => readDraft(enquiry.id, begin))
  const step = useStep()
  const change = (changes: Partial<MailDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft(enquiry.id, next)
  }
  const isReady =
    draft.subject.trim() !== '' && draft.text.trim() !== '' && openFields(`${draft.subject}\n${draft.text}`).length === 0 && !isTooMuch(draft.files)
  const send = () =>
    step.run(async () => {
      const { key, locale, subject, text, files } = draft
      const written = { key, locale, subject: subject.trim(), text: text.trim() }
      const path = `/enquiries/${enquiry.id}/messages`
      await (files.length === 0
        ? request<Conversation>(path, { body: written })
        : request<Conversation>(`${path}/with-files`, { form: formOf(written, files) }))
      dropDraft(enquiry.id)
      setDraft(readDraft(enquiry.id, begin))
      refresh()
      renew()
      notify(say('message.sent'), { type: 'success', autoHideDuration: 2500 })
    })
  return (
    <Box
      component="form"
      aria-label={say('message.form')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void send()
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, fontSize: 13.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {say('message.to')}:{' '}
          <Box component="bdi" sx={{ color: 'text.primary' }}>
            {enquiry.mail}
          </Box>
        </Box>
        <SelectField
          label={say('message.language')}
          value={draft.locale}
          choices={LOCALES.map(({ code }) => ({ value: code, label: sayValue('language', code) }))}
          onChange={(locale) => change({ locale })}
          sx={{ width: 190, flex: 'none' }}
        />
      </Box>
      <TextField
        label={say('message.subject')}
        fullWidth
        value={draft.subject}
        onChange={(event) => change({ subject: event.target.value })}
        slotProps={{
          htmlInput: { maxLength: MESSAGE_LIMITS.subject, dir: draft.subject === '' ? localeInfo(draft.locale as Locale).dir : 'auto', lang: draft.locale },
        }}
      />
      <WordsField
        enquiryId={enquiry.id}
        locale={draft.locale as Locale}
        value={draft.text}
        most={MESSAGE_LIMITS.text}
        minRows={6}
        beside={draft.subject}
        onChange={(text, subject = draft.subject) => change({ text, subject })}
      />
      <FilesField files={draft.files} issues={failureIn(step.error).issues} onChange={(files) => change({ files })} />
      {step.error !== null && <Alert severity="error">{textOf(step.error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button type="submit" variant="contained" startIcon={<Send size={16} />} disabled={step.isBusy || !isReady}>
          {say('message.send')}
        </Button>
        <Box sx={{ fontSize: 12.5, color: 'text.secondary', flex: '1 1 200px' }}>{say('message.sendHelp')}</Box>
      </Box>
    </Box>
  )
}

function formOf(written: Readonly<Record<string, string>>, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(written)) form.append(name, value)
  for (const file of files) form.append('documents', file, file.name)
  return form
}

/** What the newest mail was called, as an answer to it; else the reference with what was asked about. */
function firstSubject(enquiry: EnquiryDetail, { messages }: Conversation): string {
  const last = messages.findLast(({ channel, subject }) => channel === 'mail' && subject !== '')?.subject
  if (last !== undefined) return (/^re:/i.test(last) ? last : `Re: ${last}`).slice(0, MESSAGE_LIMITS.subject)
  const { reference, buyer_vehicle: vehicle } = enquiry
  return (vehicle === null ? reference : `${vehicle} (${reference})`).slice(0, MESSAGE_LIMITS.subject)
}
