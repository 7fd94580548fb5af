import { useCallback } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import type { DealerAction } from '#apps/admin/web/api/data-provider.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

type Act = (action: DealerAction, done: MessageKey) => Promise<boolean>

/** Does something to an application: the page shows what the server answers, and says in a word what happened. Answers whether it went well. */
export function useDealerAction(dealer: DealerDetail): { act: Act; isBusy: boolean } {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate<DealerDetail>(undefined, undefined, { networkMode: 'always' })
  const act = useCallback<Act>(
    async (action, done) => {
      try {
        await update('dealer', { id: dealer.id, data: action as never, previousData: dealer }, { mutationMode: 'pessimistic', returnPromise: true })
        notify(say(done), { type: 'success', autoHideDuration: 2500 })
        return true
      } catch (error) {
        notify(textOf(error), { type: 'error' })
        return false
      }
    },
    [update, dealer, notify, say, textOf],
  )
  return { act, isBusy: isPending }
}
