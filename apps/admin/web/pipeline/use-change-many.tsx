import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import type { ChangedMany, EnquiryRow } from '#contract/staff-enquiry.ts'
import { request } from '#apps/admin/web/api/request.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import type { NewTask } from '#apps/admin/web/task/task-form.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import type { StageWords } from './stage-dialog.tsx'

/** What is done to all leads that are ticked. */
export type ManyChange = { kind: 'owner'; owner_id: number | null } | ({ kind: 'status'; status: EnquiryStatus } & StageWords) | ({ kind: 'task' } & NewTask)

/** Changes the leads that are ticked; those that stayed remain ticked, and are named with why in `report`. */
export function useChangeMany(): { change: (change: ManyChange) => Promise<boolean>; isBusy: boolean; report: ReactNode } {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const { renew } = useNewEnquiries()
  const { data = [], selectedIds, onSelect } = useListContext<EnquiryRow>()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<{ answer: ChangedMany; to: EnquiryStatus | null } | null>(null)
  const change = async (what: ManyChange) => {
    setBusy(true)
    try {
      // Where each of them stands on this screen; of those on other pages nothing is seen.
      const seen = data.filter(({ id }) => selectedIds.includes(id)).map(({ id, status }) => [id, status])
      const sent = what.kind === 'status' ? { ...what, from: Object.fromEntries(seen) } : what
      const answer = await request<ChangedMany>('/enquiries/many', { body: { ids: selectedIds, change: sent } })
      onSelect(answer.refused.map(({ id }) => id))
      if (answer.refused.length > 0) setTold({ answer, to: what.kind === 'status' ? what.status : null })
      else notify(say('pipeline.many.done', { count: answer.done }), { type: 'success', autoHideDuration: 2500 })
      return true
    } catch (error) {
      notify(textOf(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
      renew()
      refresh()
    }
  }
  return { change, isBusy, report: told === null ? null : <Report {...told} onClose={() => setTold(null)} /> }
}

type ReportProps = { answer: ChangedMany; to: EnquiryStatus | null; onClose: () => void }

function Report({ answer, to, onClose }: ReportProps) {
  const say = useMessages()
  const whyOf = ({ bar, error }: ChangedMany['refused'][number]) => {
    if (bar !== null && to !== null) return say(`pipeline.bar.${bar}`, { stage: say(`status.${to}`) })
    if (error === 'validation_failed') return say('pipeline.many.needsNote')
    if (error === 'conflict') return say(to === null ? 'pipeline.many.tooManyTasks' : 'pipeline.many.movedMeanwhile')
    return say(`error.${error}` as MessageKey)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say('pipeline.many.refusedTitle', { count: answer.refused.length })}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 1.5 }}>{say('pipeline.many.done', { count: answer.done })}</Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {answer.refused.map((each) => (
            <li key={each.id}>
              <Box component="bdi" sx={{ fontWeight: 600 }}>
                {each.name || each.id}
              </Box>{' '}
              <span className="ref">{each.reference}</span>
              <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{whyOf(each)}</Box>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('pipeline.many.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
