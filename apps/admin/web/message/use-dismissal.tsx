import { useNotify, useRefresh } from 'react-admin'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { UNDO_MS, UndoToast } from '#apps/admin/web/ui/undo-toast.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

/** Puts messages aside that are for no enquiry, with the way back beside it, or takes that back later. Both answer whether it went well. */
export function useDismissal() {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const { renew } = useNewEnquiries()
  const step = useStep()
  const put = async (ids: readonly number[], isDismissed: boolean) => {
    try {
      await request<{ changed: number }>('/unmatched-messages/dismissals', { body: { ids, is_dismissed: isDismissed } })
      refresh()
      renew()
    } catch (error) {
      notify(textOf(error), { type: 'error' })
      throw error
    }
  }
  const dismiss = (ids: readonly number[]) =>
    step.run(async () => {
      await put(ids, true)
      const undo = () => void step.run(() => put(ids, false))
      notify(<UndoToast text={say('message.unmatched.dismissed', { count: ids.length })} onUndo={undo} />, { type: 'info', autoHideDuration: UNDO_MS })
    })
  const restore = (ids: readonly number[]) =>
    step.run(async () => {
      await put(ids, false)
      notify(say('message.unmatched.restored', { count: ids.length }), { type: 'success', autoHideDuration: 2500 })
    })
  return { dismiss, restore, isBusy: step.isBusy }
}
