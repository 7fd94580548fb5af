import { Box, Button } from '@mui/material'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { StaffMember } from '#contract/staff.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { StaffRow } from './staff-row.tsx'
import { StaffTabs } from './staff-tabs.tsx'

/** People who work here. */
export default function StaffPage() {
  const say = useMessages()
  const mayManage = useMay('staff.manage')
  const [isInviting, setInviting] = useState(false)
  const { data, error, refetch } = useGetList<StaffMember>('staff', { pagination: { page: 1, perPage: 500 } })
  if (data === undefined && error === null) return <Loading />
  const invite = (
    <Button variant="contained" startIcon={<UserPlus size={17} />} onClick={() => setInviting(true)}>
      {say('staff.invite')}
    </Button>
  )
  return (
    <Page
      title={say('staff.title')}
      note={data === undefined ? undefined : say('staff.count', { count: data.length })}
      actions={mayManage ? invite : undefined}
      width={1080}
    >
      <StaffTabs tab="people" />
      {data === undefined && <Failure error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px' }}>
        {data?.map((member) => (
          <StaffRow key={member.id} member={member} mayManage={mayManage} onChanged={() => void refetch()} />
        ))}
      </Box>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={() => void refetch()} />}
    </Page>
  )
}
