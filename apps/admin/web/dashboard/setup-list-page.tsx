import { Button } from '@mui/material'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SetupSteps, useSetupList } from './setup-list.tsx'

/** The same list for itself, also when it is done or put away. */
export default function SetupListPage() {
  const say = useMessages()
  const { list, putAway, settle, isBusy } = useSetupList({ isAsked: true })
  if (list === null) return <Loading />
  return (
    <Page
      title={say('setupList.title')}
      width={860}
      actions={
        <Button variant="outlined" disabled={isBusy} onClick={() => putAway(!list.is_put_away)}>
          {say(list.is_put_away ? 'setupList.bringBack' : 'setupList.putAway')}
        </Button>
      }
    >
      <Panel>
        <SetupSteps list={list} settle={settle} isBusy={isBusy} />
      </Panel>
    </Page>
  )
}
