import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { isClosedStatus, LOSS_REASONS, PIPELINE_LIMITS } from '#contract/pipeline-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'

/** What goes with a step: why a lead was lost, why a closed one is opened again, how one was sold that nobody has answered. */
export type StageWords = { loss_reason?: string; note?: string }

/** Whether somebody has to be asked something before a step. */
export function needsWords({ status, first_response_at: answeredAt }: Pick<EnquiryRow, 'status' | 'first_response_at'>, to: EnquiryStatus): boolean {
  return to === 'lost' || isClosedStatus(status) || (to === 'won' && answeredAt === null)
}

/** `said`: why a lead was lost, where that is corrected. */
type Props = { name: string; to: EnquiryStatus; said?: Said | undefined; isBusy: boolean; onSubmit: (words: StageWords) => void; onClose: () => void }
type Said = { reason: string; note: string }

/** Asks what has to be said with a step. */
export function StageDialog({ name, to, said, isBusy, onSubmit, onClose }: Props) {
  const say = useMessages()
  const [reason, setReason] = useState(said?.reason ?? '')
  const [note, setNote] = useState(said?.note ?? '')
  const isLost = to === 'lost'
  const isMissing = isLost ? reason === '' : note.trim() === ''
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isMissing) onSubmit(said === undefined ? stageWords(reason, note) : { loss_reason: reason, note: note.trim() })
        }}
      >
        <DialogTitle>{say(isLost ? 'pipeline.lostTitle' : to === 'won' ? 'pipeline.wonTitle' : 'pipeline.reopenTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <bdi>{name}</bdi>
          {to === 'won' && <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>{say('pipeline.wonHelp')}</Box>}
          {isLost && <LossReasonField value={reason} onChange={setReason} />}
          <TextField
            label={say(isLost ? 'pipeline.noteOptional' : 'pipeline.note')}
            value={note}
            required={!isLost}
            multiline
            minRows={2}
            autoFocus={!isLost}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: PIPELINE_LIMITS.note, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy || isMissing}>
            {said === undefined ? say('pipeline.setTo', { stage: say(`status.${to}`) }) : say('app.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The reasons for which leads are lost, to choose one. */
export function LossReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const say = useMessages()
  return (
    <SelectField
      label={say('pipeline.reason')}
      value={value}
      choices={LOSS_REASONS.map((reason) => ({ value: reason, label: say(`pipeline.loss.${reason}`) }))}
      onChange={onChange}
    />
  )
}

/** What was chosen and written, without what is empty. */
export function stageWords(reason: string, note: string): StageWords {
  return { ...(reason === '' ? {} : { loss_reason: reason }), ...(note.trim() === '' ? {} : { note: note.trim() }) }
}
