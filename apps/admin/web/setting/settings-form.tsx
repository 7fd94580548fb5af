import { Alert } from '@mui/material'
import { useState, type ComponentType } from 'react'
import type { SettingGroup, StoredSettings } from '#contract/setting.ts'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { asStored } from './as-stored.ts'
import { ClaimsFields } from './claims-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { FrameFields } from './frame-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { ListsFields } from './lists-fields.tsx'
import { MenuFields } from './menu-fields.tsx'
import { NoticesFields } from './notices-fields.tsx'
import { SettingsPreview } from './settings-preview.tsx'
import { useSettingText } from './use-setting-text.ts'

const FIELDS: Readonly<Record<SettingGroup, ComponentType>> = {
  company: CompanyFields,
  appearance: AppearanceFields,
  frame: FrameFields,
  menu: MenuFields,
  lists: ListsFields,
  hours: HoursFields,
  claims: ClaimsFields,
  notices: NoticesFields,
}

/** A group of settings, with a page of the site beside it. A sample may be saved as it is, which makes it one's own. */
export function SettingsForm({ group, stored }: { group: SettingGroup; stored: StoredSettings }) {
  const say = useMessages()
  const settingText = useSettingText()
  const [isSample, setSample] = useState(stored.is_sample)
  const Fields = FIELDS[group]
  return (
    <EditForm
      resource="settings"
      id={group}
      stored={stored}
      labelOf={(name) => say(`settings.${group}.${name}` as MessageKey)}
      textOf={(name, value) => settingText(group, name, value)}
      prepare={(value) => asStored(group, value)}
      isSavable={isSample}
      onSaved={(saved) => setSample(saved.is_sample)}
      aside={group === 'notices' ? undefined : <SettingsPreview key={group} group={group} />}
    >
      {isSample && <Alert severity="warning">{say('settings.sample')}</Alert>}
      <Fields />
    </EditForm>
  )
}
