import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ArticleDraft, ArticleValue } from '#contract/staff-article.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { PreviewFrame } from '#apps/admin/web/ui/preview-frame.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'

/** The page of the article with what the form holds now, in a language that has title and text. */
export function ArticlePreview() {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title={say('article.preview')}
      aside={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? 'settings.preview.hide' : 'settings.preview.show')}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: isOpen ? 1.5 : 0 }}>{say('article.previewLead')}</Box>
      {isOpen && <Frame />}
    </Panel>
  )
}

function Frame() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const value = useWatch<{ value: ArticleValue }, 'value'>({ name: 'value' })
  const written = LOCALE_CODES.filter((code) => draftIn(value, code) !== null)
  const [wish, setWish] = useState<Locale | null>(null)
  const locale = written.find((code) => code === wish) ?? written[0]
  if (locale === undefined) return <Box sx={{ fontSize: 13.5 }}>{say('article.previewEmpty')}</Box>
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SelectField
        label={say('settings.preview.language')}
        value={locale}
        choices={written.map((code) => ({ value: code, label: sayValue('language', code) }))}
        onChange={(code) => setWish(LOCALE_CODES.find((known) => known === code) ?? null)}
      />
      <PreviewFrame fields={{ group: 'article', value: JSON.stringify(draftIn(value, locale)), locale }} />
    </Box>
  )
}

/** What the page shows in a language; null while it has no title or no text. */
function draftIn({ category, is_top, cover_media_id, list_filter, title, summary, body }: ArticleValue, code: Locale): ArticleDraft | null {
  const text = body[code]
  if (title[code].trim() === '' || text === null) return null
  return { category, is_top, cover_media_id, list_filter, title: title[code], summary: summary[code], body: text }
}
