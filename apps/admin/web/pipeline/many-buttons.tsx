import { Box, Button } from '@mui/material'
import { Ban, Flag, ListTodo, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { PIPELINE_LIMITS } from '#contract/pipeline-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { ManyOwnerDialog, ManyStatusDialog, ManyTaskDialog } from './many-dialogs.tsx'
import { useChangeMany, type ManyChange } from './use-change-many.tsx'

/** What can be done to all leads that are ticked. */
export function ManyButtons() {
  const say = useMessages()
  const { selectedIds } = useListContext<EnquiryRow>()
  const { change, isBusy, report } = useChangeMany()
  const [open, setOpen] = useState<'owner' | 'status' | 'task' | 'spam' | null>(null)
  const count = selectedIds.length
  const close = () => setOpen(null)
  const submit = async (what: ManyChange) => {
    if (await change(what)) close()
  }
  const dialog = { count, isBusy, onSubmit: submit, onClose: close }
  if (count > PIPELINE_LIMITS.many) return <Box sx={{ fontSize: 13 }}>{say('pipeline.many.tooMany', { most: PIPELINE_LIMITS.many })}</Box>
  return (
    <>
      {count > 0 && (
        <>
          <Button size="small" startIcon={<UserRound size={16} />} onClick={() => setOpen('owner')}>
            {say('pipeline.many.owner')}
          </Button>
          <Button size="small" startIcon={<Flag size={16} />} onClick={() => setOpen('status')}>
            {say('pipeline.many.status')}
          </Button>
          <Button size="small" startIcon={<ListTodo size={16} />} onClick={() => setOpen('task')}>
            {say('pipeline.many.task')}
          </Button>
          <Button size="small" startIcon={<Ban size={16} />} onClick={() => setOpen('spam')}>
            {say('pipeline.many.spam')}
          </Button>
        </>
      )}
      {open === 'owner' && <ManyOwnerDialog {...dialog} />}
      {open === 'status' && <ManyStatusDialog {...dialog} />}
      {open === 'task' && <ManyTaskDialog {...dialog} />}
      {open === 'spam' && (
        <Confirm
          title={say('pipeline.many.spam')}
          text={say('pipeline.many.spamText', { count })}
          submit={say('pipeline.many.spam')}
          isBusy={isBusy}
          onConfirm={() => void submit({ kind: 'status', status: 'spam' })}
          onClose={close}
        />
      )}
      {report}
    </>
  )
}
