import { Box, Button } from '@mui/material'
import { useRef, type FocusEvent, type MouseEvent } from 'react'
import { useSourceContext, useTranslatableContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { ANSWER_FIELDS, ANSWER_TEMPLATE_LIMITS, fieldMark, type AnswerField } from '#contract/answer-template-values.ts'
import { useMayWriteIn } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Subject and text in one language, with buttons that put a field where the cursor stands. */
export function TextWithFields({ hasSubject }: { hasSubject: boolean }) {
  const say = useMessages()
  const { getSource } = useSourceContext()
  const path = getSource('value.text')
  const lastRef = useRef<Field | null>(null)
  const insert = useInsert(path)
  const { selectedLocale } = useTranslatableContext()
  const isOpen = path.endsWith(`.${selectedLocale}`)
  const mayWrite = useMayWriteIn()(selectedLocale)
  const remember = ({ target }: FocusEvent) => {
    if (isField(target) && target.name !== '') lastRef.current = target
  }
  return (
    <Box onFocus={remember} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {hasSubject && (
        <TranslatedText
          source="value.subject"
          label={say('answerTemplate.fields.subject')}
          most={ANSWER_TEMPLATE_LIMITS.subject}
          help={say('answerTemplate.help.subject')}
        />
      )}
      <TranslatedText source="value.text" label={say('answerTemplate.fields.text')} most={ANSWER_TEMPLATE_LIMITS.text} isLong />
      {isOpen && mayWrite && <FieldButtons onInsert={(field) => insert(field, lastRef.current)} />}
    </Box>
  )
}

function FieldButtons({ onInsert }: { onInsert: (field: AnswerField) => void }) {
  const say = useMessages()
  // The cursor stays in the text.
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  return (
    <Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 0.75 }}>{say('answerTemplate.insertHelp')}</Box>
      <Box role="group" aria-label={say('answerTemplate.insert')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {ANSWER_FIELDS.map((field) => (
          <Button
            key={field}
            size="small"
            variant="outlined"
            title={fieldMark(field)}
            onMouseDown={keepFocus}
            onClick={() => onInsert(field)}
            sx={{ textTransform: 'none', minHeight: 36, px: 1.25, fontWeight: 500 }}
          >
            {say(`answerTemplate.field.${field}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

/** Puts a field into the input that was written in last, in the place of what is selected there; into the text at `path` where none was. */
function useInsert(path: string): (field: AnswerField, last: Field | null) => void {
  const { getValues, setValue } = useFormContext()
  return (field, last) => {
    const found = last ?? document.getElementsByName(path)[0]
    const input = isField(found) ? found : null
    const name = input?.name ?? path
    const text = String(getValues(name) ?? '')
    const from = last?.selectionStart ?? text.length
    const to = last?.selectionEnd ?? text.length
    const mark = fieldMark(field)
    setValue(name, text.slice(0, from) + mark + text.slice(to), { shouldDirty: true })
    // Once the input holds the new text.
    requestAnimationFrame(() => {
      input?.focus()
      input?.setSelectionRange(from + mark.length, from + mark.length)
    })
  }
}

function isField(target: EventTarget | null | undefined): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
