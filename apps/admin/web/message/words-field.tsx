import { TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { openFields, type AnswerTemplateKind } from '#contract/answer-template-values.ts'
import type { FilledTemplate } from '#contract/answer-template.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { MissingFieldsNotice } from '#apps/admin/web/answer-template/missing-fields-notice.tsx'
import { TemplatePicker } from '#apps/admin/web/answer-template/template-picker.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { insertWords } from './insert-words.ts'

type WordsFieldProps = {
  enquiryId: number
  /** In which the buyer is written to. */
  locale: Locale
  value: string
  /** Most signs. */
  most: number
  minRows: number
  /** `subject`: of a template whose words are the whole text now; missing where it has none, or somebody typed. */
  onChange: (text: string, subject?: string) => void
  /** What stands there by itself: it gives way to a template. */
  prefilled?: string
  /** What is sent beside the words, whose open fields are named too. */
  beside?: string
}

/** The words of a message: typed, or put in from a template as a paragraph of its own; fields that are still open are named. */
export function WordsField({ enquiryId, locale, value, most, minRows, onChange, prefilled, beside = '' }: WordsFieldProps) {
  const say = useMessages()
  // Undefined until somebody has been in the field: words go to its end then.
  const caret = useRef<{ start: number; end: number }>(undefined)
  const [whole, setWhole] = useState<string | null>(null)
  const insert = ({ text: words, subject }: FilledTemplate, kind: AnswerTemplateKind) => {
    const { start, end } = caret.current ?? { start: value.length, end: value.length }
    const isUntouched = value === prefilled || value === whole
    const inserted = insertWords({ value, start, end, words, kind, isUntouched })
    caret.current = { start: inserted.caret, end: inserted.caret }
    setWhole(inserted.isWhole && kind === 'message' ? inserted.text : null)
    onChange(inserted.text, inserted.isWhole && subject !== '' ? subject : undefined)
  }
  return (
    <>
      <TemplatePicker enquiryId={enquiryId} locale={locale} onPick={insert} />
      <TextField
        label={say('message.text')}
        multiline
        minRows={minRows}
        maxRows={24}
        fullWidth
        value={value}
        onSelect={({ target }) => {
          if (target instanceof HTMLTextAreaElement) caret.current = { start: target.selectionStart, end: target.selectionEnd }
        }}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: most, dir: value === '' ? localeInfo(locale).dir : 'auto', lang: locale } }}
      />
      <MissingFieldsNotice missing={openFields(`${beside}\n${value}`)} />
    </>
  )
}
