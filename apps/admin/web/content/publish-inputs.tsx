import { Alert } from '@mui/material'
import { BooleanInput, useSourceContext } from 'react-admin'
import type { LanguageNote } from '#contract/translated.ts'
import { useMay, useMayWriteIn } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { PublicationInputs } from '#apps/admin/web/publication/publication-inputs.tsx'

/** Fields of `PublishInputs`, for the `TranslatedInputs` that they stand in. */
export const PUBLISH_SOURCES = ['value.publish_state', 'value.published_at', 'value.withdraw_at'] as const

const SOURCES = { state: PUBLISH_SOURCES[0], from: PUBLISH_SOURCES[1], until: PUBLISH_SOURCES[2] }

/** When the words of the open language are on the site. */
export function PublishInputs() {
  const mayPublish = useMay('content.publish')
  const mayWriteIn = useMayWriteIn()
  const isFixed = !mayWriteIn(useOpenLanguage()) || !mayPublish
  return <PublicationInputs plannedAs="published" sources={SOURCES} isFixed={isFixed} />
}

/** What has to be looked at in a translation, and the tick of who has done so. */
export function LanguageNotes({ note }: { note: LanguageNote | undefined }) {
  const say = useMessages()
  const mayWriteIn = useMayWriteIn()
  const locale = useOpenLanguage()
  if (note === undefined || !mayWriteIn(locale) || !(note.is_stale || note.is_unread)) return null
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {say(note.is_stale ? 'content.staleNote' : 'content.unreadNote')}
      <BooleanInput source="value.is_checked" label={say('content.fields.is_checked')} helperText={false} />
    </Alert>
  )
}

/** The language of the tab that this stands in. */
function useOpenLanguage(): string {
  return useSourceContext().getSource('value').split('.').at(-1) ?? ''
}
