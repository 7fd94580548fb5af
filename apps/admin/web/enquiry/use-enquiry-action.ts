import { useCallback } from 'react'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { EnquiryAction } from '#apps/admin/web/api/data-provider.ts'
import { failureIn } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

export type Act = (action: EnquiryAction, done: MessageKey | null) => Promise<boolean>

/** Does something to an enquiry: the page shows what the server answers, and says in a word what happened, unless the caller does (`done` null). Answers whether it went well. */
export function useEnquiryAction(enquiry: EnquiryDetail): { act: Act; isBusy: boolean } {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { renew } = useNewEnquiries()
  // Without a line it fails at once, rather than being sent when nobody expects it any more.
  const [update, { isPending }] = useUpdate<EnquiryDetail>(undefined, undefined, { networkMode: 'always' })
  const act = useCallback<Act>(
    async (action, done) => {
      try {
        await update('enquiry', { id: enquiry.id, data: action as never, previousData: enquiry }, { mutationMode: 'pessimistic', returnPromise: true })
        renew()
        if (done !== null) notify(say(done), { type: 'success', autoHideDuration: 2500 })
        return true
      } catch (error) {
        const isElsewhere = action.action === 'status' && failureIn(error).key === 'conflict'
        notify(isElsewhere ? say('pipeline.movedMeanwhile') : textOf(error), { type: 'error' })
        if (isElsewhere) refresh()
        return false
      }
    },
    [update, enquiry, notify, refresh, renew, say, textOf],
  )
  return { act, isBusy: isPending }
}
