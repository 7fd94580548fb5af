import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useGetList } from 'react-admin'
import { ENQUIRY_STATUSES, type EnquiryStatus } from '#contract/enquiry-values.ts'
import { PIPELINE_LIMITS } from '#contract/pipeline-values.ts'
import type { Colleague } from '#contract/staff.ts'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { TaskForm } from '#apps/admin/web/task/task-form.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { LossReasonField, stageWords } from './stage-dialog.tsx'
import type { ManyChange } from './use-change-many.tsx'

type Props = { count: number; isBusy: boolean; onSubmit: (change: ManyChange) => Promise<void>; onClose: () => void }

const NOBODY = 'none'

/** Whose the leads become; who may not give leads away takes them. */
export function ManyOwnerDialog({ count, isBusy, onSubmit, onClose }: Props) {
  const say = useMessages()
  const self = useSelf()
  const mayAssign = useMay('enquiry.assign')
  const { data: colleagues = [] } = useGetList<Colleague>('colleagues', { pagination: { page: 1, perPage: 500 } })
  const [owner, setOwner] = useState('')
  const people = colleagues.filter((each) => each.may_own_enquiries && (mayAssign || each.id === self?.id))
  return (
    <Frame
      title={say('pipeline.many.ownerTitle', { count })}
      submit={say('pipeline.many.owner')}
      isReady={owner !== '' && !isBusy}
      onSubmit={() => onSubmit({ kind: 'owner', owner_id: owner === NOBODY ? null : Number(owner) })}
      onClose={onClose}
    >
      <SelectField
        label={say('enquiry.owner')}
        value={owner}
        choices={[
          ...(mayAssign ? [{ value: NOBODY, label: say('enquiry.unassign') }] : []),
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={setOwner}
      />
    </Frame>
  )
}

/** Which state the leads take, with why where they are lost. */
export function ManyStatusDialog({ count, isBusy, onSubmit, onClose }: Props) {
  const say = useMessages()
  const [status, setStatus] = useState<EnquiryStatus | ''>('')
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const isLost = status === 'lost'
  const submit = async () => {
    if (status !== '') await onSubmit({ kind: 'status', status, ...stageWords(isLost ? reason : '', note) })
  }
  return (
    <Frame
      title={say('pipeline.many.statusTitle', { count })}
      submit={say('pipeline.many.status')}
      isReady={status !== '' && (!isLost || reason !== '') && !isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={say('enquiry.status')}
        value={status}
        choices={ENQUIRY_STATUSES.map((each) => ({ value: each, label: say(`status.${each}`) }))}
        onChange={(chosen) => setStatus(chosen as EnquiryStatus)}
      />
      {isLost && <LossReasonField value={reason} onChange={setReason} />}
      <TextField
        label={say(isLost ? 'pipeline.noteOptional' : status === 'won' ? 'pipeline.noteForWon' : 'pipeline.noteForClosed')}
        value={note}
        multiline
        minRows={2}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: PIPELINE_LIMITS.note, dir: 'auto' } }}
      />
    </Frame>
  )
}

/** What is to be done next on each of them. */
export function ManyTaskDialog({ count, onSubmit, onClose }: Props) {
  const say = useMessages()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{say('pipeline.many.taskTitle', { count })}</DialogTitle>
      <DialogContent>
        <TaskForm zones={[]} add={(task) => onSubmit({ kind: 'task', ...task })} onEnd={onClose} />
      </DialogContent>
    </Dialog>
  )
}

type FrameProps = { title: string; submit: string; isReady: boolean; onSubmit: () => Promise<void>; onClose: () => void; children: ReactNode }

function Frame({ title, submit, isReady, onSubmit, onClose, children }: FrameProps) {
  const say = useMessages()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void onSubmit()
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
