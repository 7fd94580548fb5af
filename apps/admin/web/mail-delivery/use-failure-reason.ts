import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { failureReason } from './failure-reason.ts'

/** Says a code of a mail or message that failed in words, with the code beside them. */
export function useFailureReason(): (code: string) => string {
  const say = useMessages()
  return (code) => {
    const key = failureReason(code)
    return key === null ? code : `${say(key)} (${code})`
  }
}
