import { Box, Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import type { Locale } from '#i18n/locales.ts'
import { EditForm, type Edited } from './edit-form.tsx'
import { Page } from './page.tsx'
import { OpenLanguage } from './translated-inputs.tsx'

type RecordFormProps<Stored> = {
  resource: string
  /** Null: it is new. */
  id: string | number | null
  stored: Stored
  /** The list that it is of; its own address is below. */
  list: { to: string; label: string }
  title: (stored: Stored) => string
  /** Beside the title. */
  renderNote?: (stored: Stored) => ReactNode
  fields: { labelOf: (name: string) => string; textOf: (name: string, value: unknown) => string }
  isFixed?: boolean
  /** It may be saved although nothing was changed. */
  isSavable?: (stored: Stored) => boolean
  /** Beside the button that saves. */
  renderActions?: (stored: Stored) => ReactNode
  /** What is to be known of it first. */
  renderNotes?: (stored: Stored) => ReactNode
  /** Its fields, and what stands beside them where there is room. */
  children: ReactNode
  facts: ReactNode
}

/** The form of one thing of a list, with the way back there. A new one goes on under its own address once it is saved. */
export function RecordForm<Stored extends Edited>(props: RecordFormProps<Stored>) {
  const { resource, id, list, title, renderNote, fields, isFixed, isSavable, renderActions, renderNotes, children, facts } = props
  const navigate = useNavigate()
  const [stored, setStored] = useState(props.stored)
  const languageRef = useRef<Locale | null>(null)
  const remember = useCallback((locale: Locale) => {
    languageRef.current = locale
  }, [])
  return (
    <Page
      title={title(stored)}
      note={renderNote?.(stored)}
      width={1180}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to={list.to}>
          {list.label}
        </Button>
      }
    >
      <EditForm
        resource={resource}
        id={id}
        stored={stored}
        {...fields}
        isFixed={isFixed}
        isSavable={isSavable?.(stored)}
        actions={renderActions?.(stored)}
        onSaved={(saved) => {
          setStored(saved)
          if (id === null) navigate(`${list.to}/${saved.id}`, { replace: true, state: { language: languageRef.current } })
        }}
      >
        {renderNotes?.(stored)}
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
          <OpenLanguage value={remember}>{children}</OpenLanguage>
          {facts}
        </Box>
      </EditForm>
    </Page>
  )
}
