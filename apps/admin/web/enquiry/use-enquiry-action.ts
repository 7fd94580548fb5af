import { useCallback } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { EnquiryAction } from '#apps/admin/web/api/data-provider.ts'
import { useFailureText } from '#apps/admin/web/api/use-failure-text.ts'
import { useNews } from '#apps/admin/web/shell/news.tsx'
import { useWords } from '#apps/admin/web/words/use-words.ts'
import type { WordKey } from '#apps/admin/web/words/words.ts'

export type Act = (action: EnquiryAction, done: WordKey) => Promise<boolean>

/** Does something to an enquiry: the page shows what the server answers, and says in a word what happened. Answers whether it went well. */
export function useEnquiryAction(enquiry: EnquiryDetail): { act: Act; isBusy: boolean } {
  const say = useWords()
  const textOf = useFailureText()
  const notify = useNotify()
  const { renew } = useNews()
  const [update, { isPending }] = useUpdate<EnquiryDetail>()
  const act = useCallback<Act>(
    async (action, done) => {
      try {
        await update('enquiry', { id: enquiry.id, data: action as never, previousData: enquiry }, { mutationMode: 'pessimistic', returnPromise: true })
        renew()
        notify(say(done), { type: 'success', autoHideDuration: 2500 })
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
