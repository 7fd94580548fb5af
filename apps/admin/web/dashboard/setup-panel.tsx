import { Box, Button } from '@mui/material'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SetupSteps, useSetupList } from './setup-list.tsx'

/** On the overview, for those who may do it: what the site still lacks. Goes when all is done, or when it is put away. */
export function SetupPanel() {
  const say = useMessages()
  const mayWrite = useMay('setting.write')
  const { list, putAway, settle, isBusy } = useSetupList({ isAsked: mayWrite })
  if (list === null || list.is_put_away || list.steps.every((step) => step.is_done)) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={say('setupList.title')}
        aside={
          <Button size="small" disabled={isBusy} onClick={() => putAway(true)}>
            {say('setupList.putAway')}
          </Button>
        }
      >
        <SetupSteps list={list} settle={settle} isBusy={isBusy} />
      </Panel>
    </Box>
  )
}
