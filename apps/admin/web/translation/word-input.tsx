import { Alert } from '@mui/material'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { PUBLISH_STATES } from '#contract/content-values.ts'
import type { LanguageNote } from '#contract/translated.ts'
import type { Translated } from '#contract/translation.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { BlockInput } from '#apps/admin/web/block-editor/block-input.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useWordFields } from './use-word-fields.ts'

type WordInputProps = {
  kind: Translated['kind']
  field: Translated['fields'][number]
  source: string
  locale: Locale
  /** Stands there while nothing is written. */
  placeholder?: string | undefined
  isDisabled?: boolean
}

/** One text of a thing in one language, in that language's direction. */
export function WordInput({ kind, field, source, locale, placeholder, isDisabled = false }: WordInputProps) {
  const { labelOf } = useWordFields(kind)
  const { dir } = localeInfo(locale)
  const label = labelOf(`${field.name}.${locale}`)
  if (field.form === 'blocks') return <BlockInput source={source} label={label} locale={locale} isDisabled={isDisabled} />
  const isLong = field.form === 'lines' || field.most > 300
  return (
    <TextInput
      source={source}
      label={label}
      helperText={false}
      readOnly={isDisabled}
      parse={(text: string | null) => text ?? ''}
      placeholder={placeholder}
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{
        htmlInput: { maxLength: field.most, dir, lang: locale, spellCheck: true },
        ...(placeholder === undefined ? {} : { inputLabel: { shrink: true } }),
      }}
    />
  )
}

/** Whether the words of a language are on the site. */
export function WordState({ source, isFixed = false }: { source: string; isFixed?: boolean }) {
  const say = useMessages()
  return (
    <SelectInput
      source={source}
      label={say('publication.label')}
      choices={PUBLISH_STATES.map((state) => ({ id: state, name: say(`publication.state.${state}`) }))}
      translateChoice={false}
      isRequired
      readOnly={isFixed}
      helperText={false}
      variant="outlined"
      margin="none"
      sx={{ maxWidth: 320 }}
      fullWidth
    />
  )
}

/** What has to be looked at in a translation, and the tick of who has done so. */
export function WordNotes({ note, source }: { note: LanguageNote | undefined; source: string }) {
  const say = useMessages()
  if (note === undefined || !(note.is_stale || note.is_unread)) return null
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {say(note.is_stale ? 'content.staleNote' : 'content.unreadNote')}
      <BooleanInput source={source} label={say('content.fields.is_checked')} helperText={false} />
    </Alert>
  )
}
