import { Tab, Tabs } from '@mui/material'
import { LinkBase, ResourceContextProvider, useGetOne, useParams } from 'react-admin'
import type { StoredSettings } from '#contract/setting.ts'
import { SETTING_TABS, type SettingTab } from '#contract/setting-values.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SettingsForm } from './settings-form.tsx'

/** What the company says of itself and how it works, a tab for each group. */
export default function SettingsPage() {
  const say = useMessages()
  const { group: wanted = 'company' } = useParams<{ group?: string }>()
  const group = SETTING_TABS.find((known) => known === wanted)
  if (group === undefined) return <Missing />
  return (
    <Page title={say('settings.title')} width={group === 'notices' || group === 'offers' || group === 'whatsapp' ? 860 : 1560}>
      <Tabs
        value={group}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ mb: 2.5, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
      >
        {SETTING_TABS.map((known) => (
          <Tab
            key={known}
            value={known}
            label={say(`settings.groups.${known}`)}
            component={LinkBase}
            to={`/settings/${known}`}
            sx={{ minHeight: 40, textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Group key={group} group={group} />
    </Page>
  )
}

function Group({ group }: { group: SettingTab }) {
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<StoredSettings & { id: string }>('settings', { id: group }, { gcTime: 0 })
  if (data !== undefined)
    return (
      <ResourceContextProvider value="settings">
        <SettingsForm group={group} stored={data} />
      </ResourceContextProvider>
    )
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}
