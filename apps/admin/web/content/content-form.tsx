import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { shownAsWhole, shownState } from '#contract/shown-state.ts'
import type { PublishedFields } from '#contract/translated.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { StateChip } from '#apps/admin/web/publication/state-chip.tsx'
import type { Edited } from '#apps/admin/web/ui/edit-form.tsx'
import { RecordForm } from '#apps/admin/web/ui/record-form.tsx'
import type { ContentTab } from './content-page.tsx'
import type { ContentFields } from './use-content-fields.ts'

type ContentFormProps<Stored> = {
  tab: ContentTab
  resource: string
  /** Null: it is new. */
  id: string | number | null
  stored: Stored
  title: (stored: Stored) => string
  fields: ContentFields
  /** Its words in all languages. */
  texts: ReactNode
  /** What is the same in every language; stands beside the words where there is room. */
  facts: ReactNode
}

/** The form of one piece of the content. */
export function ContentForm<Stored extends Edited & { is_sample?: boolean }>({ tab, texts, ...form }: ContentFormProps<Stored>) {
  const say = useMessages()
  return (
    <RecordForm
      {...form}
      list={{ to: `/content/${tab}`, label: say(`content.tabs.${tab}`) }}
      renderNote={({ value }) => form.id !== null && <StateChip {...shownIn(value as PublishedFields)} />}
      renderNotes={({ is_sample: isSample }) => isSample === true && <Alert severity="warning">{say('content.sampleNote')}</Alert>}
    >
      {texts}
    </RecordForm>
  )
}

function shownIn({ publish_state, published_at, withdraw_at }: PublishedFields) {
  const now = new Date()
  const states = LOCALE_CODES.map((code) => ({
    state: shownState({ state: publish_state[code], from: published_at[code], until: withdraw_at[code] }, 'published', now),
    from: published_at[code],
  }))
  return shownAsWhole(states)
}
