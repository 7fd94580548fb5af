import { Alert, Box, Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { EditForm, type Edited } from '#apps/admin/web/ui/edit-form.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import type { ContentTab } from './content-page.tsx'
import type { ContentFields } from './use-content-fields.ts'

type ContentFormProps = {
  tab: ContentTab
  resource: string
  /** Null: it is new. */
  id: string | number | null
  stored: Edited & { is_sample?: boolean }
  title: string
  fields: ContentFields
  /** Its words in all languages. */
  texts: ReactNode
  /** What is the same in every language; stands beside the words where there is room. */
  facts: ReactNode
}

/** The form of one piece of the content, with the way back to the list of its kind. A new one goes on under its own address once it is saved. */
export function ContentForm({ tab, resource, id, stored, title, fields, texts, facts }: ContentFormProps) {
  const say = useMessages()
  const navigate = useNavigate()
  return (
    <Page
      title={title}
      width={1180}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to={`/content/${tab}`}>
          {say(`content.tabs.${tab}`)}
        </Button>
      }
    >
      <EditForm
        resource={resource}
        id={id}
        stored={stored}
        {...fields}
        onSaved={(saved) => {
          if (id === null) navigate(`/content/${tab}/${saved.id}`, { replace: true })
        }}
      >
        {stored.is_sample === true && <Alert severity="warning">{say('content.sampleNote')}</Alert>}
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
          {texts}
          {facts}
        </Box>
      </EditForm>
    </Page>
  )
}
