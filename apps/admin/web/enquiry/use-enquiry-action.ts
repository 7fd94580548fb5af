import { useCallback } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { EnquiryAction } from '#apps/admin/web/api/data-provider.ts'
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
  const { renew } = useNewEnquiries()
  const [update, { isPending }] = useUpdate<EnquiryDetail>()
  const act = useCallback<Act>(
    async (action, done) => {
      try {
        await update('enquiry', { id: enquiry.id, data: action as never, previousData: enquiry }, { mutationMode: 'pessimistic', returnPromise: true })
        renew()
        if (done !== null) notify(say(done), { type: 'success', autoHideDuration: 2500 })
        return true
      } catch (error) {
        notify(textOf(error), { type: 'error' })
        return false
      }
    },
    [update, enquiry, notify, renew, say, textOf],
  )
  return { act, isBusy: isPending }
}
