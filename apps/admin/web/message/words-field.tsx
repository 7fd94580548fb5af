import { TextField } from '@mui/material'
import { useRef } from 'react'
import { openFields } from '#contract/answer-template-values.ts'
import type { FilledTemplate } from '#contract/answer-template.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { MissingFieldsNotice } from '#apps/admin/web/answer-template/missing-fields-notice.tsx'
import { TemplatePicker } from '#apps/admin/web/answer-template/template-picker.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

type WordsFieldProps = {
  enquiryId: number
  /** In which the buyer is written to. */
  locale: Locale
  value: string
  /** Most signs. */
  most: number
  minRows: number
  /** `template`: the one whose words were put in; missing where somebody typed. */
  onChange: (text: string, template?: FilledTemplate) => void
  /** What stands there by itself: it gives way to a template. */
  prefilled?: string
  /** What is sent beside the words, whose open fields are named too. */
  beside?: string
}

/** The words of a message: typed, or put in from a template where the cursor stands; fields that are still open are named. */
export function WordsField({ enquiryId, locale, value, most, minRows, onChange, prefilled, beside = '' }: WordsFieldProps) {
  const say = useMessages()
  const input = useRef<HTMLTextAreaElement>(null)
  const insert = (words: string) => {
    if (value === prefilled) return words
    const { selectionStart = value.length, selectionEnd = value.length } = input.current ?? {}
    return `${value.slice(0, selectionStart)}${words}${value.slice(selectionEnd)}`
  }
  return (
    <>
      <TemplatePicker enquiryId={enquiryId} locale={locale} onPick={(filled) => onChange(insert(filled.text), filled)} />
      <TextField
        label={say('message.text')}
        multiline
        minRows={minRows}
        maxRows={24}
        fullWidth
        value={value}
        inputRef={input}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: most, dir: value === '' ? localeInfo(locale).dir : 'auto', lang: locale } }}
      />
      <MissingFieldsNotice missing={openFields(`${beside}\n${value}`)} />
    </>
  )
}
