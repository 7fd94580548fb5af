import { Alert } from '@mui/material'
import { useState, type ComponentType } from 'react'
import type { StoredSettings } from '#contract/setting.ts'
import type { SettingTab } from '#contract/setting-values.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { asStored } from './as-stored.ts'
import { ClaimsFields } from './claims-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { FooterFields } from './footer-fields.tsx'
import { FrameFields } from './frame-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { ListsFields } from './lists-fields.tsx'
import { MenuFields } from './menu-fields.tsx'
import { NoticesFields } from './notices-fields.tsx'
import { OffersFields } from './offers-fields.tsx'
import { SettingsPreview } from './settings-preview.tsx'
import { useSettingText } from './use-setting-text.ts'
import { WhatsappFields } from './whatsapp-fields.tsx'
import { withBlanks } from './with-blanks.ts'

const FIELDS: Readonly<Record<SettingTab, ComponentType>> = {
  company: CompanyFields,
  appearance: AppearanceFields,
  frame: FrameFields,
  menu: MenuFields,
  footer: FooterFields,
  lists: ListsFields,
  hours: HoursFields,
  claims: ClaimsFields,
  notices: NoticesFields,
  offers: OffersFields,
  whatsapp: WhatsappFields,
}

/** Groups of which no page of the site shows anything. */
const WITHOUT_PAGE: readonly SettingTab[] = ['notices', 'offers', 'whatsapp']

/** A group of settings, with a page of the site beside it. A sample may be saved as it is, which makes it one's own. */
export function SettingsForm({ group, stored }: { group: SettingTab; stored: StoredSettings }) {
  const say = useMessages()
  const settingText = useSettingText()
  const [{ version, is_sample: isSample }, setSaved] = useState<Pick<StoredSettings, 'version' | 'is_sample'>>(stored)
  const labelOf = (name: string) => say(`settings.${group}.${name}` as MessageKey)
  const textOf = (name: string, value: unknown) => settingText(group, name, value)
  const Fields = FIELDS[group]
  return (
    <EditForm
      resource="settings"
      id={group}
      stored={stored}
      labelOf={labelOf}
      textOf={textOf}
      prepare={(value) => asStored(group, value)}
      // Whoever agrees with the texts that the lists come with says so by saving them.
      isSavable={isSample || (group === 'lists' && version === 0)}
      onSaved={setSaved}
      aside={WITHOUT_PAGE.includes(group) ? undefined : <SettingsPreview key={group} group={group} />}
    >
      {isSample && <Alert severity="warning">{say('settings.sample')}</Alert>}
      <Fields />
      <Revisions of={`settings/${group}`} labelOf={labelOf} textOf={textOf} mayEdit asForm={withBlanks} />
    </EditForm>
  )
}
