import { Box } from '@mui/material'
import { useRecordContext, useSourceContext, useTranslatableContext } from 'react-admin'
import type { StaffArticle } from '#contract/staff-article.ts'
import type { Locale } from '#i18n/locales.ts'
import { useMay, useMayWriteIn } from '#apps/admin/web/api/use-self.ts'
import { BlockInput } from '#apps/admin/web/block-editor/block-input.tsx'
import { LanguageNotes, PublishInputs, PUBLISH_SOURCES } from '#apps/admin/web/content/publish-inputs.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

/** The words of an article and when they are on the site, language by language. */
export function ArticleTexts() {
  const notes = useRecordContext<StaffArticle>()?.languages
  return (
    <Panel>
      <TranslatedInputs sources={['value.title', 'value.summary', 'value.body', ...PUBLISH_SOURCES]} needed={['value.title', 'value.body']}>
        <LanguageText notes={notes} />
      </TranslatedInputs>
    </Panel>
  )
}

function LanguageText({ notes }: { notes: StaffArticle['languages'] | undefined }) {
  const say = useMessages()
  const locale = useSourceContext().getSource('value.title').split('.').at(-1) as Locale
  const isOpen = useTranslatableContext().selectedLocale === locale
  const mayWriteIn = useMayWriteIn()
  const mayWrite = useMay('content.write') && mayWriteIn(locale)
  // Twelve editors at once would be eleven too many.
  if (!isOpen) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LanguageNotes note={notes?.[locale]} />
      <TranslatedText source="value.title" label={say('article.fields.title')} most={200} />
      <TranslatedText source="value.summary" label={say('article.fields.summary')} most={600} help={say('article.help.summary')} isLong />
      <BlockInput source="value.body" label={say('article.fields.body')} locale={locale} isDisabled={!mayWrite} />
      <PublishInputs />
    </Box>
  )
}
