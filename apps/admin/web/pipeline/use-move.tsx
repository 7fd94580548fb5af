import { useState, type ReactNode } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { isClosedStatus } from '#contract/pipeline-values.ts'
import type { EnquiryDetail, EnquiryRow } from '#contract/staff-enquiry.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { keepFocus } from './keep-focus.ts'
import { needsWords, StageDialog, type StageWords } from './stage-dialog.tsx'
import { useOfferNext } from './use-offer-next.tsx'

/** Moves leads of the board to another state, asks what has to be said with it, and offers to name what comes next. `dialogs` stand somewhere on the screen. */
export function useMove(): { move: (row: EnquiryRow, to: EnquiryStatus) => void; nameNext: (row: EnquiryRow) => void; dialogs: ReactNode } {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const { renew } = useNewEnquiries()
  const next = useOfferNext()
  const [asked, setAsked] = useState<{ row: EnquiryRow; to: EnquiryStatus } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (row: EnquiryRow, to: EnquiryStatus, words: StageWords) => {
    setBusy(true)
    try {
      const { next_task: task } = await request<EnquiryDetail>(`/enquiries/${row.id}/status`, { body: { from: row.status, status: to, ...words } })
      setAsked(null)
      keepFocus(row.id)
      next.tell(say('pipeline.moved', { name: row.name, stage: say(`status.${to}`) }), task === null && !isClosedStatus(to) ? row : null)
    } catch (error) {
      const isElsewhere = failureIn(error).key === 'conflict'
      if (isElsewhere) setAsked(null)
      notify(isElsewhere ? say('pipeline.movedMeanwhile') : textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
      renew()
      refresh()
    }
  }
  return {
    move: (row, to) => {
      if (needsWords(row, to)) setAsked({ row, to })
      else void send(row, to, {})
    },
    nameNext: next.name,
    dialogs: (
      <>
        {next.dialog}
        {asked !== null && (
          <StageDialog
            name={asked.row.name}
            to={asked.to}
            isBusy={isBusy}
            onSubmit={(words) => void send(asked.row, asked.to, words)}
            onClose={() => setAsked(null)}
          />
        )}
      </>
    ),
  }
}
