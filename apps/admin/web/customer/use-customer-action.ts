import { useCallback } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import type { CustomerDetail } from '#contract/customer.ts'
import type { CustomerAction } from '#apps/admin/web/api/data-provider.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

type Act = (action: CustomerAction, done: MessageKey) => Promise<void>

/** Does something to a customer: the page shows what the server answers, and says in a word what happened. */
export function useCustomerAction(customer: CustomerDetail): { act: Act; isBusy: boolean } {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate<CustomerDetail>(undefined, undefined, { networkMode: 'always' })
  const act = useCallback<Act>(
    async (action, done) => {
      try {
        await update('customer', { id: customer.id, data: action as never, previousData: customer }, { mutationMode: 'pessimistic', returnPromise: true })
        notify(say(done), { type: 'success', autoHideDuration: 2500 })
      } catch (error) {
        notify(textOf(error), { type: 'error' })
      }
    },
    [update, customer, notify, say, textOf],
  )
  return { act, isBusy: isPending }
}
