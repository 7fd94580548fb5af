import { Alert, Box } from '@mui/material'
import { BooleanInput, DateTimeInput, SelectInput, useRecordContext, useSourceContext, useTranslatableContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { StaffArticle } from '#contract/staff-article.ts'
import type { LanguageNote } from '#contract/translated.ts'
import { PUBLISH_STATES } from '#contract/content-values.ts'
import type { Locale } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { BlockInput } from '#apps/admin/web/block-editor/block-input.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

/** The words of an article and when they are on the site, language by language. */
export function ArticleTexts() {
  const notes = useRecordContext<StaffArticle>()?.languages
  return (
    <Panel>
      <TranslatedInputs
        sources={['value.title', 'value.summary', 'value.body', 'value.publish_state', 'value.published_at', 'value.withdraw_at']}
        needed={['value.title', 'value.body']}
      >
        <LanguageText notes={notes} />
      </TranslatedInputs>
    </Panel>
  )
}

function LanguageText({ notes }: { notes: StaffArticle['languages'] | undefined }) {
  const say = useMessages()
  const locale = useSourceContext().getSource('value.title').split('.').at(-1) as Locale
  const isOpen = useTranslatableContext().selectedLocale === locale
  const mayWrite = useMay('content.write')
  // Twelve editors at once would be eleven too many.
  if (!isOpen) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LanguageNotes note={notes?.[locale]} />
      <TranslatedText source="value.title" label={say('article.fields.title')} most={200} />
      <TranslatedText source="value.summary" label={say('article.fields.summary')} most={600} help={say('article.help.summary')} isLong />
      <BlockInput source="value.body" label={say('article.fields.body')} locale={locale} isDisabled={!mayWrite} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <SelectInput
          source="value.publish_state"
          label={say('content.stateLabel')}
          choices={PUBLISH_STATES.map((state) => ({ id: state, name: say(`content.publishState.${state}`) }))}
          translateChoice={false}
          isRequired
          helperText={false}
          variant="outlined"
          fullWidth
        />
        <Moment source="value.published_at" label={say('article.fields.published_at')} help={say('article.help.published_at')} />
        <Moment source="value.withdraw_at" label={say('article.fields.withdraw_at')} help={say('article.help.withdraw_at')} />
      </Box>
    </Box>
  )
}

function Moment({ source, label, help }: { source: string; label: string; help: string }) {
  const { setValue } = useFormContext()
  const { getSource } = useSourceContext()
  return (
    <DateTimeInput
      source={source}
      label={label}
      helperText={help}
      // react-admin waits with an emptied field until it is left, and the button to save would wait with it.
      onChange={(event: { target: { value: string } }) => {
        if (event.target.value === '') setValue(getSource(source), null, { shouldDirty: true })
      }}
      parse={(value: unknown) => (value === '' || value === null ? null : new Date(value as string).toISOString())}
      variant="outlined"
      fullWidth
    />
  )
}

/** What has to be looked at in a translation, and the tick of who has done so. */
function LanguageNotes({ note }: { note: LanguageNote | undefined }) {
  const say = useMessages()
  if (note === undefined || !(note.is_stale || note.is_unread)) return null
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {say(note.is_stale ? 'content.staleNote' : 'content.unreadNote')}
      <BooleanInput source="value.is_checked" label={say('article.fields.is_checked')} helperText={false} />
    </Alert>
  )
}
