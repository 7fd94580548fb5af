import { Box, Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { LinkBase, useGetOne } from 'react-admin'
import type { StoredSettings } from '#contract/setting.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { RoutingFields } from './routing-fields.tsx'
import { RoutingTrialPanel } from './routing-trial-panel.tsx'
import { useRoutingFields } from './use-routing-fields.ts'
import { WorkingTimesPanel } from './working-times-panel.tsx'

type Stored = StoredSettings<'routing'> & { id: string }

/** Who gets which leads, what that would have done, and who is at work. */
export default function RoutingPage() {
  const say = useMessages()
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<Stored>('settings', { id: 'routing' }, { gcTime: 0 })
  return (
    <Page
      title={say('routing.title')}
      note={say('routing.lead')}
      width={1560}
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/enquiries">
          {say('enquiries.title')}
        </Button>
      }
    >
      {data !== undefined ? <RoutingForm stored={data} /> : error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />}
    </Page>
  )
}

function RoutingForm({ stored }: { stored: Stored }) {
  const fields = useRoutingFields()
  return (
    <EditForm
      resource="settings"
      id="routing"
      stored={stored}
      {...fields}
      aside={
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <RoutingTrialPanel />
          <WorkingTimesPanel />
        </Box>
      }
    >
      <RoutingFields />
      <Revisions of="settings/routing" labelOf={fields.labelOf} textOf={fields.textOf} mayEdit />
    </EditForm>
  )
}
