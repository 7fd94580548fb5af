import { Alert, Box, Button } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, ResourceContextProvider, useDataProvider, useNotify, type RaRecord } from 'react-admin'
import { useFormState, type FieldValues } from 'react-hook-form'
import { failureIn } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { EditConflict } from './edit-conflict.tsx'
import { useFailureText } from './use-failure-text.ts'

type Values = Record<string, unknown>

/** Something that is edited whole: `version` counts its changes, 0 before it exists. */
export type Edited = { version: number; value: object }

type EditFormProps<Stored extends Edited> = {
  resource: string
  /** Null: it is made by the first save. */
  id: string | number | null
  stored: Stored
  /** Name of a field and what stands in it, in words; for the choice between two versions. */
  labelOf: (name: string) => string
  textOf: (name: string, value: unknown) => string
  /** What the inputs hold as it is stored. */
  prepare?: (value: Values) => Values
  /** What is sent beside the value. */
  beside?: object
  /** It may be saved although nothing was changed, such as a sample that becomes one's own. */
  isSavable?: boolean
  /** Whoever looks at it may not change it. */
  isFixed?: boolean
  saveLabel?: MessageKey
  onSaved?: (saved: Stored & RaRecord) => void
  /** Beside the button that saves. */
  actions?: ReactNode
  /** Stands beside the fields where there is room. */
  aside?: ReactNode
  children: ReactNode
}

const ONE = 'minmax(0, 1fr)'

/** What is wrong with no field: the form counts as not sent, and warns whoever leaves it. */
const UNSAVED = { root: { serverError: 'error.conflict' } }

/**
 * A form of one thing that is saved whole; its inputs are named `value.…`. What somebody else has saved meanwhile is shown field by field
 * before anything is written over it (decision 0033), and nothing is said to be saved before the server has confirmed it.
 */
export function EditForm<Stored extends Edited>(props: EditFormProps<Stored>) {
  const {
    resource,
    id,
    stored,
    labelOf,
    textOf,
    prepare = (value) => value,
    beside,
    isSavable = false,
    isFixed = false,
    saveLabel = 'edit.save',
    onSaved,
    actions,
    aside,
    children,
  } = props
  const say = useMessages()
  const notify = useNotify()
  const failureText = useFailureText()
  const dataProvider = useDataProvider()
  const [held, setHeld] = useState<Stored>(stored)
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Stored } | null>(null)

  async function send(version: number, value: Values): Promise<Stored & RaRecord> {
    const data = { ...beside, version, value }
    const answer =
      id === null
        ? await dataProvider.create(resource, { data })
        : await dataProvider.update(resource, { id, data: data as never, previousData: { id } as never })
    return answer.data as Stored & RaRecord
  }

  async function save(from: Stored, value: Values): Promise<object | undefined> {
    try {
      const saved = await send(from.version, value)
      setHeld(saved)
      setConflict(null)
      notify(say('edit.saved'), { type: 'success', autoHideDuration: 2500 })
      onSaved?.(saved)
      return undefined
    } catch (error) {
      const { key, issues } = failureIn(error)
      if (key === 'conflict' && id !== null) {
        setConflict({ mine: value, theirs: (await dataProvider.getOne(resource, { id })).data as Stored })
        return UNSAVED
      }
      notify(failureText(error), { type: 'error' })
      return issues.length === 0 ? UNSAVED : (error as { body: { errors: object } }).body.errors
    }
  }

  return (
    <ResourceContextProvider value={resource}>
      <Form
        record={held}
        noValidate
        warnWhenUnsavedChanges
        disableInvalidFormNotification
        onSubmit={({ value }: FieldValues) => save(held, prepare(value as Values))}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: ONE, lg: aside === undefined ? ONE : 'minmax(0, 4fr) minmax(0, 3fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'stretch', minWidth: 0 }}>
            {isFixed && <Alert severity="info">{say('edit.fixed')}</Alert>}
            {children}
            {!isFixed && <SaveBar label={saveLabel} isSavable={isSavable} actions={actions} />}
          </Box>
          {aside}
        </Box>
        {conflict !== null && (
          <EditConflict
            base={held.value as Values}
            mine={conflict.mine}
            theirs={conflict.theirs.value as Values}
            labelOf={labelOf}
            textOf={textOf}
            onChoose={(chosen) => save(conflict.theirs, chosen)}
            onClose={() => setConflict(null)}
          />
        )}
      </Form>
    </ResourceContextProvider>
  )
}

/** Stays in sight below a long form. */
function SaveBar({ label, isSavable, actions }: { label: MessageKey; isSavable: boolean; actions: ReactNode }) {
  const say = useMessages()
  const { isDirty, isSubmitting, isSubmitSuccessful, submitCount } = useFormState()
  const bar = useRef<HTMLDivElement>(null)
  // Where the server has refused a field, the form goes there, as it does for what it checks itself.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isSubmitSuccessful) return
    const refused = bar.current?.closest('form')?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    Array.from(refused)
      .find((field) => field.offsetParent !== null)
      ?.focus()
  }, [submitCount, isSubmitting, isSubmitSuccessful])
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: { xs: 64, md: 0 },
        zIndex: 10,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button type="submit" variant="contained" disabled={isSubmitting || (!isDirty && !isSavable)}>
        {say(label)}
      </Button>
      {actions}
      {isDirty && <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('edit.unsaved')}</Box>}
    </Box>
  )
}
