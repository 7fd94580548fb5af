import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
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
      renderNotes={({ is_sample: isSample }) => isSample === true && <Alert severity="warning">{say('content.sampleNote')}</Alert>}
    >
      {texts}
    </RecordForm>
  )
}
