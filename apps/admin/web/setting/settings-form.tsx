import { Alert, Box, Button } from '@mui/material'
import { useState, type ComponentType } from 'react'
import { Form, useDataProvider, useNotify } from 'react-admin'
import { useFormState, type FieldValues } from 'react-hook-form'
import type { SettingGroup, StoredSettings } from '#contract/setting.ts'
import { failureIn } from '#apps/admin/web/api/request.ts'
import { EditConflict } from '#apps/admin/web/ui/edit-conflict.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { asStored } from './as-stored.ts'
import { ClaimsFields } from './claims-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { FrameFields } from './frame-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { MenuFields } from './menu-fields.tsx'
import { NoticesFields } from './notices-fields.tsx'
import { SettingsPreview } from './settings-preview.tsx'
import { useSettingText } from './use-setting-text.ts'

type Values = Record<string, unknown>
type Stored = StoredSettings & { id: string }

const FIELDS: Readonly<Record<SettingGroup, ComponentType>> = {
  company: CompanyFields,
  appearance: AppearanceFields,
  frame: FrameFields,
  menu: MenuFields,
  hours: HoursFields,
  claims: ClaimsFields,
  notices: NoticesFields,
}

/** What is wrong with no field: the form counts as not sent, and warns whoever leaves it. */
const UNSAVED = { root: { serverError: 'error.conflict' } }

/** A group of settings. What somebody else has saved meanwhile is shown field by field before anything is written over it. */
export function SettingsForm({ group, stored }: { group: SettingGroup; stored: Stored }) {
  const say = useMessages()
  const notify = useNotify()
  const textOf = useFailureText()
  const settingText = useSettingText()
  const dataProvider = useDataProvider()
  const [held, setHeld] = useState<Stored>(stored)
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Stored } | null>(null)
  const Fields = FIELDS[group]

  async function save(from: Stored, value: Values): Promise<object | undefined> {
    try {
      const { data } = await dataProvider.update<Stored>('settings', { id: group, data: { ...from, value } as never, previousData: from })
      setHeld(data)
      setConflict(null)
      notify(say('settings.saved'), { type: 'success', autoHideDuration: 2500 })
      return undefined
    } catch (error) {
      const { key, issues } = failureIn(error)
      if (key === 'conflict') {
        setConflict({ mine: value, theirs: (await dataProvider.getOne<Stored>('settings', { id: group })).data })
        return UNSAVED
      }
      notify(textOf(error), { type: 'error' })
      return issues.length === 0 ? UNSAVED : (error as { body: { errors: object } }).body.errors
    }
  }

  return (
    <Form
      record={held}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      onSubmit={({ value }: FieldValues) => save(held, asStored(group, value as Values))}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: group === 'notices' ? 'minmax(0, 1fr)' : 'minmax(0, 4fr) minmax(0, 3fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'stretch', minWidth: 0 }}>
          {held.is_sample && <Alert severity="warning">{say('settings.sample')}</Alert>}
          <Fields />
          <SaveBar isSample={held.is_sample} />
        </Box>
        {group !== 'notices' && <SettingsPreview key={group} group={group} />}
      </Box>
      {conflict !== null && (
        <EditConflict
          base={held.value}
          mine={conflict.mine}
          theirs={conflict.theirs.value}
          labelOf={(name) => say(`settings.${group}.${name}` as MessageKey)}
          textOf={(name, value) => settingText(group, name, value)}
          onChoose={(chosen) => save(conflict.theirs, chosen)}
          onClose={() => setConflict(null)}
        />
      )}
    </Form>
  )
}

/** Stays in sight below a long form. A sample may be saved as it is, which makes it one's own. */
function SaveBar({ isSample }: { isSample: boolean }) {
  const say = useMessages()
  const { isDirty, isSubmitting } = useFormState()
  return (
    <Box
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
      <Button type="submit" variant="contained" disabled={isSubmitting || (!isDirty && !isSample)}>
        {say('settings.save')}
      </Button>
      {isDirty && <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('settings.unsaved')}</Box>}
    </Box>
  )
}
