import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext, useSourceContext, useTranslatableContext } from 'react-admin'
import type { LanguageNote } from '#contract/translated.ts'
import type { Locale } from '#i18n/locales.ts'
import { useMay, useMayWriteIn } from '#apps/admin/web/api/use-self.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { TranslatedInputs } from '#apps/admin/web/ui/translated-inputs.tsx'
import { LanguageNotes, PublishInputs, PUBLISH_SOURCES } from './publish-inputs.tsx'

type Open = { locale: Locale; mayWrite: boolean }

type ContentTextsProps = {
  /** Fields of the words. */
  sources: readonly string[]
  /** Those of them without which a language counts as empty. */
  needed: readonly string[]
  /** Inputs of the open language. */
  children: (open: Open) => ReactNode
}

/** The words of a piece of the content language by language, what has to be looked at in each, and when each is on the site. */
export function ContentTexts({ sources, needed, children }: ContentTextsProps) {
  const notes = useRecordContext()?.languages as Record<Locale, LanguageNote> | undefined
  return (
    <Panel>
      <TranslatedInputs sources={[...sources, ...PUBLISH_SOURCES]} needed={needed}>
        <OpenLanguage notes={notes}>{children}</OpenLanguage>
      </TranslatedInputs>
    </Panel>
  )
}

type OpenLanguageProps = { notes: Record<Locale, LanguageNote> | undefined; children: (open: Open) => ReactNode }

function OpenLanguage({ notes, children }: OpenLanguageProps) {
  const locale = useSourceContext().getSource('value').split('.').at(-1) as Locale
  const mayWriteIn = useMayWriteIn()
  const mayWrite = useMay('content.write') && mayWriteIn(locale)
  // Twelve editors at once would be eleven too many.
  if (useTranslatableContext().selectedLocale !== locale) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LanguageNotes note={notes?.[locale]} />
      {children({ locale, mayWrite })}
      <PublishInputs />
    </Box>
  )
}
